/** Serves a runtime configuration of the moment in place of the file in the build, for a preview whose EHRs are at addresses of their own. */
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
