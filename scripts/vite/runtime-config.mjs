/** Serves the current runtime configuration (`path`: or another file of the operator) instead of the built one, for a preview whose EHRs run on other ports. */
export function runtimeConfiguration(read, path = '/config.json') {
  return {
    name: `runtime-configuration${path}`,
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(path, (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(read()))
      })
    },
  }
}
