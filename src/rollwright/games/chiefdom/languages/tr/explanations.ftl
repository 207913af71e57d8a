## Biri kâğıdın bir yerini gösterince söylenenler: bkz. words.ftl içinde part-...

# $square c4 gibi bir kare, $text orada ne olduğu ve kaç puan ettiği.
explain-square = { $square }: { $text }

## Açıklamaların boşluklarını dolduran sayılar: [[people]], [[beds]], [[houses]], [[bonuses]].

number-of-men = { $number } köylü
number-of-houses = { $number } ev
number-of-bonuses = { $number } bonus
