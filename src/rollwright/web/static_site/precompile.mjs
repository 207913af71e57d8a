// node precompile.mjs FOLDER ARCHIVE...: compiles the modules in zip files of a site with the Python that its pages run.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = `
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

def compile_module(name, source):
    code = compile(source, name, "exec", dont_inherit=True)
    return name + "c", _code_to_hash_pyc(code, source_hash(source), False)

with ZipFile("/archive") as archive:
    files = {name: archive.read(name) for name in sorted(archive.namelist()) if not name.endswith("/")}
with ZipFile("/archive", "w", ZIP_DEFLATED, compresslevel=9) as archive:
    for name, content in files.items():
        if name.endswith(".py"):
            name, content = compile_module(name, content)
        archive.writestr(ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, ZIP_DEFLATED, 9)
`;

const [folder, ...archives] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: folder });
for (const path of archives) {
  python.FS.writeFile('/archive', readFileSync(path));
  python.runPython(PROGRAM);
  writeFileSync(path, python.FS.readFile('/archive'));
}
