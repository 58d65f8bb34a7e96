import { expect, it } from 'vitest'
import { firstNarrativeLine } from './narrative'

const titleOf = (div: string) => firstNarrativeLine({ text: { div } })

it.each([
  [
    '<div><p><b>Generated Narrative with Details</b></p><p><b>id</b>: f201</p><p><b>contained</b>: , , , , ,</p></div>',
    undefined,
  ],
  [
    '<div><p><b>contained</b>: , , ,</p><p><b>status</b>: draft</p><p>Care after the operation</p></div>',
    'Care after the operation',
  ],
  ['<div><p>Diagnosis:</p><p>Left knee pain</p></div>', 'Left knee pain'],
  ['<div><p>Goal: walk every day</p></div>', 'Goal: walk every day'],
  ['<div>--- , ---</div>', undefined],
])('takes no label, punctuation or technical line as a title: %s', (div, title) => {
  expect(titleOf(div)).toBe(title)
})

it.each([
  ['a script', '<script>one</script ><p>Knee pain</p>', 'Knee pain'],
  ['a style in capitals', '<STYLE type="x">one</Style><p>Knee pain</p>', 'Knee pain'],
  ['a template in a script', '<script><template></script>Knee</template> pain', 'Knee pain'],
  ['what follows a script that does not end', '<p>Knee pain</p><script><p>one</p></style>', 'Knee pain'],
])('leaves out %s', (_, div, title) => expect(titleOf(div)).toBe(title))
