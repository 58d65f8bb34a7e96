import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the components of react-router that the app does not use (`Form`, `NavLink`, `ScrollRestoration`): the package creates them with
 * `forwardRef` and sets their `displayName`, which the bundler keeps as side effects, with all code that they call. `displayName` is for React's developer tools.
 */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
}
