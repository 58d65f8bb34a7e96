import { expect, it } from 'vitest'
import { replaceElements, replaceTags } from './markup'

it.each([
  ['a <b>c</b> d', 'a  c  d'],
  ['5 < 6 and 7 > 4', '5   4'],
  ['5 < 6', '5 < 6'],
  ['<<b>', '< '],
])('the tags of %j', (markup, text) => expect(replaceTags(markup, ' ')).toBe(text))

it.each([
  ['a<script>x</script>b', 'a b'],
  ['a<STYLE type="x">x</style >b<script>y</script>', 'a b '],
  ['a<script>no end', 'a<script>no end'],
  ['a<script>no end<style>x</style>b', 'a<script>no end b'],
  ['a<scripted>x</script>', 'a<scripted>x</script>'],
  ['a<style></script></style>b', 'a b'],
])('the elements of %j', (markup, text) => expect(replaceElements(markup, ['script', 'style'], () => ' ')).toBe(text))
