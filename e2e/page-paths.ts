import type { Page } from '@playwright/test'
import { publicPaths, recordPaths } from '../src/app/route-paths'
import { recordTypes } from '../src/contract'

/** All route paths of the app, with parameters. */
export const routes: readonly string[] = [...publicPaths, ...recordPaths]
const isPublicRoute = (route: string): boolean => publicPaths.some((path) => path === route)

/** Record pages without parameters; the patient search exists for providers only. */
export const listPaths: readonly string[] = [
  ...routes.filter((route) => !route.includes(':') && !isPublicRoute(route) && route !== '/patients'),
  ...recordTypes.map((type) => `/records/${type}`),
]

/** The route that a path belongs to. */
export function routeOf(path: string): string | undefined {
  const depth = path.split('/').length
  return (
    routes.find((route) => route === path) ??
    routes.find(
      (route) => route.split('/').length === depth && route.includes(':') && path.startsWith(route.replace(/:.*/, '')),
    )
  )
}

/** Links on the page to routes with parameters: the first record, trend, document and correction, and every export option. */
export async function exampleLinks(page: Page): Promise<readonly string[]> {
  const links = await page
    .getByRole('main')
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [
    ...['/record/', '/results/trend/', '/documents/', '/correct/'].flatMap(
      (start) => links.find((href) => href.startsWith(start)) ?? [],
    ),
    ...links.filter((href) => href.startsWith('/download/')),
  ]
}
