import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** axe rules whose result depends on the color scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

/** What axe finds on the whole page but inside frames, where no script may run, as `rule: elements`; `scope` asks for all rules, or for those alone that look at colors. */
export async function axeViolations(page: Page, scope: 'all' | 'colors' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeSource)
    // Sections off the screen are laid out only when they come near it; the scan would measure them on top of each other.
    // Through the object model, because the policy of the sandbox's pages allows no style tag.
    await page.evaluate(() => {
      const laidOut = new CSSStyleSheet()
      laidOut.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(laidOut)
    })
  }
  const found = await page.evaluate(
    async (runOnly): Promise<readonly Violation[]> => {
      const { axe: scanner } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> }
      }
      // A button on its way from one color to another has neither. One inside what is folded gets nowhere.
      const isSeen = ({ effect }: Animation): boolean =>
        effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
      await Promise.all(
        document
          .getAnimations()
          .flatMap((one) => (one instanceof CSSTransition && isSeen(one) ? one.finished.catch(() => undefined) : [])),
      )
      const result = await scanner.run(document, { runOnly, iframes: false, resultTypes: ['violations'] })
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map(({ target }) => ({ target })),
      }))
    },
    scope === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOR_RULES },
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ; ')}`)
}
