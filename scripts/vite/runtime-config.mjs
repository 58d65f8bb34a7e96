/** Serves the current runtime configuration instead of the built config.json, for a preview whose EHRs run on other ports. */
export function runtimeConfiguration(read) {
  return {
    name: 'runtime-configuration',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(read()))
      })
    },
  }
}
