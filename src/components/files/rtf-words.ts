/** Groups without text of the document. Unknown ones start with `\*`. */
export const SKIPPED_GROUPS: ReadonlySet<string> = new Set(
  'colortbl stylesheet info fldinst nonshppict sp xe tc filetbl listtable revtbl objclass objdata themedata datastore'.split(
    ' ',
  ),
)
/** Groups that start with `\*` and hold text of the document. */
export const SHOWN_STARRED_GROUPS: ReadonlySet<string> = new Set(['shpinst', 'shppict', 'ud'])
/** Groups that cannot be shown as text; they are counted. */
export const OMITTED_GROUPS: ReadonlySet<string> = new Set(['pict', 'annotation'])
/** Groups on lines of their own, or in brackets. */
export const GROUP_ENDS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  ...Object.fromEntries(
    ['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf', 'shptxt'].map((word) => [
      word,
      ['\n', '\n'] as const,
    ]),
  ),
  footnote: [' (', ')'],
}

/** Control words that stand for text. */
export const WORD_TEXTS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  row: '\n',
  nestrow: '\n',
  cell: ' | ',
  nestcell: ' | ',
  tab: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
}
/** Control symbols that stand for text. */
export const SYMBOL_TEXTS: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': '\u00a0',
  _: '\u2011',
  '\n': '\n',
  '\r': '\n',
}
/** Code pages of a whole document. */
export const CODE_PAGE_WORDS: Readonly<Record<string, number>> = { ansi: 1252, mac: 10000, pc: 437, pca: 850 }
