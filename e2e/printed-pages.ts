import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from '@playwright/test'

interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** The texts of one printed page, in paint order. */
type PrintedPage = readonly Box[]

export type Paper = 'Letter' | 'A4'

/** Prints the current page and returns the position of each text. */
export async function printPages(page: Page, format: Paper): Promise<readonly PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ format }))
  const loading = getDocument({ data, verbosity: 0, isEvalSupported: false })
  const file = await loading.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [boxOf(item.str, item.transform as readonly number[], item.width)]
          : [],
      ),
    )
  }
  await loading.destroy()
  return pages
}

/** The box of a text; its height is the font size, which is less than the line height. */
function boxOf(text: string, [a = 0, b = 0, , , left = 0, baseline = 0]: readonly number[], width: number): Box {
  const size = Math.hypot(a, b)
  return { text, left, right: left + width, bottom: baseline - size * 0.2, top: baseline + size * 0.8 }
}

const TOLERANCE_PT = 0.5
const intersect = (one: Box, other: Box): boolean =>
  one.left < other.right - TOLERANCE_PT &&
  other.left < one.right - TOLERANCE_PT &&
  one.bottom < other.top - TOLERANCE_PT &&
  other.bottom < one.top - TOLERANCE_PT

/** Pairs of texts that overlap. */
export function overlappingTexts(pages: readonly PrintedPage[]): readonly string[] {
  return pages.flatMap((boxes, index) =>
    boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => intersect(one, other))
        .map((other) => `page ${index + 1}: "${one.text}" and "${other.text}"`),
    ),
  )
}

/** Letters and digits only: styles add bullets and commas between texts. */
const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

interface PrintableTexts {
  /** The printed text of each record row and each list item without nested items. */
  readonly items: readonly string[]
  readonly headings: readonly string[]
}

/** Texts that must not be split between pages; read before printing, so that none arrives later. */
export async function printableTexts(page: Page): Promise<PrintableTexts> {
  await page.emulateMedia({ media: 'print' })
  const texts = await page.evaluate(() => {
    const visible = (node: Node): string => {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let text = ''
      while (walk.nextNode()) {
        range.selectNodeContents(walk.currentNode)
        const { width, height } = range.getBoundingClientRect()
        if (width > 1 && height > 1 && walk.currentNode.parentElement?.closest('.visually-hidden') === null)
          text += `${walk.currentNode.textContent} `
      }
      return text
    }
    const textsOf = (selector: string) => [
      ...new Set(
        [...document.querySelectorAll(selector)]
          .filter((item) => item.getBoundingClientRect().height < 450)
          .map(visible),
      ),
    ]
    // The header of a report stays with its first result. Items taller than half a page may be split.
    const heads = [...document.querySelectorAll('main div:has(> div > h3) + ul > li:first-child')].map(
      (row) => `${visible(row.parentElement?.previousElementSibling ?? row)}${visible(row)}`,
    )
    return {
      items: [...heads, ...textsOf('main :is(li:not(:has(li)), div:has(> div > a[href^="/record/"]))')],
      headings: textsOf('main :is(h2, h3, h4)'),
    }
  })
  await page.emulateMedia({ media: null })
  return texts
}

/** Items that are split between pages, where a title without its value could be misread, and headings at the end of a page. */
export function splitTexts({ items, headings }: PrintableTexts, pages: readonly PrintedPage[]): readonly string[] {
  const printed = pages.map((boxes) => lettersOf(boxes.map(({ text }) => text).join('')))
  const last = new Set(pages.slice(0, -1).map((boxes) => lettersOf(boxes.at(-1)?.text ?? '')))
  return [
    ...items
      .map((text) => [text, lettersOf(text)] as const)
      .flatMap(([text, letters]) => (printed.some((one) => one.includes(letters)) ? [] : [text])),
    ...headings
      .filter((text) => lettersOf(text) !== '' && last.has(lettersOf(text)))
      .map((text) => `at the end of a page: ${text}`),
  ]
}
