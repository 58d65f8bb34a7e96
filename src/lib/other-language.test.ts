import { describe, expect, it } from 'vitest'
import { otherLanguage } from './other-language'

describe('the language of a file', () => {
  it.each([
    ['is named in the language of the page', 'es', 'en', ['Spanish']],
    ['is named whatever its region', 'es-US', 'en', ['Spanish']],
    ['is not named when the page has it', 'en-GB', 'en', []],
    ['is not guessed from an unknown tag', 'zz', 'en', []],
    ['is not named without a tag', undefined, 'en', []],
  ])('%s', (_, tag, page, expected) => {
    expect(otherLanguage(tag, page)).toEqual(expected)
  })
})
