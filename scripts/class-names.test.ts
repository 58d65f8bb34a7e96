import { expect, it } from 'vitest'
import { classNames } from './class-names'

it('a class is named by itself and its file, the same in every build and on every system', () => {
  const [here, there] = [classNames('/home/me/app'), classNames('C:\\app')]
  const name = here('row', '/home/me/app/src/ui/card.module.css')
  expect(name).toMatch(/^row-[A-Za-z0-9]{3}$/)
  expect(there('row', 'C:\\app\\src\\ui\\card.module.css?used')).toBe(name)
  expect(here('row', '/home/me/app/src/ui/segments.module.css')).not.toBe(name)
})

it('two files that would share a class stop the build', () => {
  const give = classNames('/app')
  // So many files that two of them have the same three characters.
  const all = () => Array.from({ length: 2_000 }, (_, index) => give('row', `/app/src/${index}.module.css`))
  expect(all).toThrow(/^\/src\/\d+\.module\.css and \/src\/\d+\.module\.css both have the class row-/)
})
