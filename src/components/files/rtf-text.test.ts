import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedCases } from '../../../scripts/ci/full-matrix'
import { MAX_RTF_BYTES, rtfText } from './rtf-text'

const bytesOf = (source: string) => Uint8Array.from(source, (character) => character.charCodeAt(0))
const read = (source: string) => rtfText(bytesOf(source), 'crossed out')
const textOf = (body: string) => read(`{\\rtf1\\ansi ${body}}`).text

describe('rtfText', () => {
  it.each([
    ['paragraphs', 'Visit note\\par Walks with a stick.\\par', 'Visit note\nWalks with a stick.'],
    ['line ends in the file, which are none', 'one\r\n two\\line three', 'one two\nthree'],
    ['escaped characters', '\\{a\\} b\\\\c\\~d 1\\_2', '{a} b\\c\u00a0d 1\u20112'],
    ['characters of the code page', "Temp 37.2 \\'b0C, caf\\'e9", 'Temp 37.2 °C, café'],
    ['Unicode with a fallback', "\\u241\\'f1o \\u-10179?\\u-8704? ok", 'ño 😀 ok'],
    ['Unicode without a fallback', '{\\uc0\\u8805 10}', '≥10'],
    ['a fallback of several characters', '{\\uc2\\u8805 >=10}', '≥10'],
    ['text in code page and Unicode', '{\\upr{?lvarez}{\\*\\ud{\\u193 ?lvarez}}}', 'Álvarez'],
    ['typographic signs', '\\bullet\\tab a\\endash b\\emdash c \\lquote d\\rquote', '•\ta–b—c ‘d’'],
    [
      'a table',
      '\\trowd\\cellx1\\intbl Sodium\\cell 140\\cell\\row\\trowd Potassium\\cell\\cell 4.1\\cell\\row',
      'Sodium | 140\nPotassium |  | 4.1',
    ],
    ['a power, which is no other number', 'WBC 11.2 x10{\\super 9}/L, H{\\sub 2}O', 'WBC 11.2 x10⁹/L, H₂O'],
    ['crossed out text', 'Allergy: {\\strike penicillin} none', 'Allergy: [crossed out: penicillin] none'],
    ['crossed out text without a group', 'a \\strike b\\strike0  c', 'a [crossed out: b] c'],
    ['the result of a field', '{\\field{\\*\\fldinst HYPERLINK "http://x"}{\\fldrslt the letter}}', 'the letter'],
    ['the text of a list', '{\\listtext 1.\\tab}Walk{\\*\\pn\\pnlvlbody}', '1.\tWalk'],
    ['a header and a footnote', '{\\header Clinic}Text{\\footnote see below} end', 'Clinic\nText (see below) end'],
    ['text in a shape', '{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt Box}}}', 'Box'],
    ['HTML in RTF', '{\\*\\htmltag <b>}bold{\\*\\htmltag </b>}', 'bold'],
    ['binary data that looks like a group', 'a{\\*\\x\\bin3 }}}}b', 'ab'],
  ])('reads %s', (_name, body, text) => expect(textOf(body)).toBe(text))

  it.each([
    ['a document in Greek', "\\ansicpg1253 \\'e1", 'α'],
    ['a document of a Macintosh', "\\mac \\'8e", 'é'],
    ['a document of DOS', "\\pc \\'f1", '±'],
    ['a font in Cyrillic', "{\\fonttbl{\\f1\\fcharset204 Arial;}}\\f1 \\'e4\\'e0", 'да'],
    [
      'a font in Japanese, also with bytes that look like letters',
      "{\\fonttbl{\\f1\\fcharset128 x;}}\\f1 \\'83A\\'83e",
      'アテ',
    ],
    ['a code page that is not known', "\\ansicpg1 a\\'f1", 'a\ufffd'],
    ['the font Symbol', "{\\fonttbl{\\f2\\fcharset2 Symbol{\\*\\falt Other};}}{\\f2 \\'a3 5 mg}{\\f2 m}g", '≤ 5 μγμg'],
    ['check boxes', "{\\fonttbl{\\f2\\fcharset2 Wingdings;}}{\\f2\\'fe} yes {\\f2\\'a8} no", '☑ yes ☐ no'],
    ['signs as private characters', '{\\fonttbl{\\f2\\fcharset2 Wingdings;}}{\\f2\\u-3844 ?} done', '✓ done'],
  ])('decodes %s', (_name, body, text) => expect(textOf(body)).toBe(text))

  it.each([
    ['tables of fonts, colors and styles', '{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red1;}{\\stylesheet{Normal;}}a', 0],
    ['information about the file', '{\\info{\\author Somebody}}{\\*\\generator Word}a', 0],
    ['a picture, sent in two forms', 'a{\\*\\shppict{\\pict\\pngblip 89504e}}{\\nonshppict{\\pict 0102}}', 1],
    ['a comment', 'a{\\*\\annotation not sure}', 1],
    ['hidden text', 'a{\\v secret}', 1],
    ['deleted text', 'a{\\deleted take }{\\deleted ten}', 1],
  ])('leaves out %s', (_name, body, omitted) =>
    expect(read(`{\\rtf1 ${body}}`)).toEqual({ text: 'a', omitted, isCut: false }),
  )

  it('says that the file ends too early', () =>
    expect(read('{\\rtf1 {\\b Take one')).toEqual({ text: 'Take one', omitted: 0, isCut: true }))

  it('keeps the text of groups that are nested too deeply', () =>
    expect(read(`{\\rtf1 ${'{'.repeat(20_000)}deep${'}'.repeat(20_000)} end}`)).toMatchObject({
      text: 'deep end',
      isCut: false,
    }))

  it('never throws and stops at the end of the file', () => {
    const piece = fc.constantFrom(
      ...['{', '}', '\\', "\\'", "\\'e", '\\u', '\\u-1', '\\uc99999', '\\bin9', '\\bin-5', '\\*', '\\fonttbl', '\\f1'],
      ...[
        '\\super',
        '\\strike',
        '\\v',
        '\\pict',
        '\\cell',
        '\\row',
        '\\upr',
        '\\fcharset2',
        '\u0000',
        '\u00ff',
        'x',
        '\n',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(typeof read(`{\\rtf1 ${pieces.join('')}`).text).toBe('string')
      }),
      { numRuns: generatedCases(400), seed: 25 },
    )
  })

  it.each(['\\cell', '{', '}', "\\'e9", '\\u8805?', ' ', '\\pict 00', '{\\v a}'])(
    'reads a long file of %s in one pass',
    (part) => {
      const read = (length: number) => rtfText(bytesOf(`{\\rtf1 ${part.repeat(length / part.length)}`), '')
      expect(read(200_000).text.length).toBeLessThan(1_000_000)
    },
  )

  it('reads no more than its limit', () => {
    const long = new Uint8Array(MAX_RTF_BYTES + 4).fill(0x61)
    long.set(bytesOf('{\\rtf1 '))
    expect(rtfText(long, '').text).toHaveLength(MAX_RTF_BYTES - 7)
  })
})
