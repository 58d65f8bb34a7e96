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

/** axe violations of the page as `rule: elements`, without its frames, where no script may run. */
export async function axeViolations(page: Page, scope: 'all' | 'colors' = 'all'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async (runOnly): Promise<readonly Violation[]> => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> }
      }
      // Sections skipped by `content-visibility` would be measured on top of each other. As a constructed stylesheet, because the
      // policy of the sandbox's pages allows no style tag.
      const allVisible = new CSSStyleSheet()
      allVisible.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(allVisible)
      // During a transition colors are in between. Transitions of hidden elements never finish.
      const isVisible = ({ effect }: Animation): boolean =>
        effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
      await Promise.all(
        document
          .getAnimations()
          .flatMap((one) =>
            one instanceof CSSTransition && isVisible(one) ? one.finished.catch(() => undefined) : [],
          ),
      )
      const { violations } = await axe.run(document, { runOnly, iframes: false, resultTypes: ['violations'] })
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== allVisible)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map(({ target }) => ({ target })),
      }))
    },
    scope === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOR_RULES },
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' ; ')}`)
}
