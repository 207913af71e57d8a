// node precompile.mjs FOLDER LIBRARY ARCHIVE STDLIB: compiles the modules that a page imports, with the Python that pages run.
// Docstrings are left out. Modules that are imported later or never stay sources, which are half as long.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const IMPORTED = `
import sys
import rollwright.site.runtime
import rollwright.web.page.worker
rollwright.web.page.worker.prepare()

origins = {str(module.__spec__.origin) for module in [*sys.modules.values()] if getattr(module, "__spec__", None)}
imported = {origin.partition("/site-packages/")[2] or origin.partition(".zip/")[2] for origin in origins}
`;
const COMPILE = `
import re
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# What a page cannot use of the standard library: networks, processes, mail, command lines, other systems, tables of
# old encodings, and sources of what is built into the interpreter.
UNUSABLE = re.compile(
    "(_pyrepl|concurrent/interpreters|ctypes|email|http|multiprocessing|pyodide/http|unittest|wsgiref|xml|xmlrpc)/"
    "|(_collections_abc|_pydatetime|_pyio|argparse|bdb|cmd|code|codecs|compileall|configparser|cProfile|doctest|fileinput"
    "|ftplib|getopt|getpass|gettext|imaplib|mailbox|mimetypes|modulefinder|netrc|ntpath|optparse|os|pdb|pickletools|plistlib"
    "|poplib|posixpath|profile|pstats|pty|py_compile|pyclbr|pydoc|rlcompleter|runpy|sched|shelve|site|smtplib|socketserver"
    "|symtable|tabnanny|tarfile|timeit|trace|tracemalloc|tty|wave|webbrowser|zipapp|zipimport)[.]py$"
    "|(asyncio/(proactor|windows)|concurrent/futures/(interpreter|process)|importlib/_bootstrap|logging/(config|handlers)"
    "|pyodide/console|urllib/(error|request|response|robotparser)|_sysconfigdata|.*/__main__[.])"
    "|encodings/(big5|cp(?!437|125)|euc_|gb|hp_|hz|iso|johab|koi8|kz|mac_|palmos|ptcp|shift_|tis_)"
)

def compile_module(name, source):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return name + "c", _code_to_hash_pyc(code, source_hash(source), False)

with ZipFile("/archive") as archive:
    kept = [name for name in sorted(archive.namelist()) if name in imported or not UNUSABLE.match(name)]
    files = {name: archive.read(name) for name in kept if not name.endswith("/")}
with ZipFile("/archive", "w") as archive:
    for name, content in files.items():
        if name in imported and b"install_lazy_importer()" not in content:  # AnyIO's packages read their own source
            name, content = compile_module(name, content)
        archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, ZIP_DEFLATED, 9)
`;

process.on('uncaughtException', ({ message }) => { console.error(message); process.exit(1); });
const folder = resolve(process.argv[2]);
const library = process.argv[3];
const [archive, stdlib] = process.argv.slice(4).map((name) => join(folder, name));
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: folder });
const extractDir = python.runPython('import site; site.getsitepackages()[0]');
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir });
python.FS.writeFile(`${extractDir}/${library}`, readFileSync(join(folder, basename(library))));
python.runPython(IMPORTED);
for (const path of [archive, stdlib]) {
  python.FS.writeFile('/archive', readFileSync(path));
  python.runPython(COMPILE);
  writeFileSync(path, python.FS.readFile('/archive'));
}
