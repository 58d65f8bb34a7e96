// The headers of security-headers.mjs as configuration snippets for web servers and static hosts.

/** Header values contain single quotes but no double quotes. */
const quoted = (value) => `"${value}"`

const POLICY = 'Content-Security-Policy'

function nginx({ same, others, assets, shared }) {
  const lines = (all) => all.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')
  const headers = lines(same)
  // With `=404`, because a redirect to /index.html would have the headers of that location.
  const sharedPage =
    shared === undefined
      ? ''
      : `location = /shared {
  try_files /index.html =404;
${lines(same.map(([name, value]) => [name, name === POLICY ? shared : value]))}
  add_header Cache-Control ${quoted(others)} always;
}
`
  // In nginx a block with its own add_header inherits none.
  return `${sharedPage}location /assets/ {
  try_files $uri =404;
  gzip_static on;
  gzip_vary on;
${headers}
  add_header Cache-Control ${quoted(assets)};
}
location / {
  try_files $uri /index.html;
${headers}
  add_header Cache-Control ${quoted(others)} always;
}
`
}

function netlify({ same, others, assets, shared }) {
  const block = (path, lines) => [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const fresh = ['/', '/index.html', '/config.json', '/issuers.json', '/offline.json', '/sw.js']
    .map((path) => block(path, [['Cache-Control', others]]))
    .join('')
  const note =
    shared === undefined
      ? ''
      : '# /shared needs a policy of its own, which Netlify adds to that of /*: shared links do not open here.\n'
  return `# _headers
${note}${block('/*', same)}${block('/assets/*', [['Cache-Control', assets]])}${fresh}
# _redirects
/assets/* /404 404
/* /index.html 200
`
}

function caddy({ same, others, assets, shared }) {
  const policy = same.find(([name]) => name === POLICY)?.[1]
  // Each request matches one of the two, as their order is not that of this file.
  const sharedPage =
    shared === undefined
      ? ''
      : `@shared path /shared
header @shared ${POLICY} ${quoted(shared)}
@notShared not path /shared
header @notShared ${POLICY} ${quoted(policy)}
`
  const rest = shared === undefined ? same : same.filter(([name]) => name !== POLICY)
  return `header {
${rest.map(([name, value]) => `  ${name} ${quoted(value)}`).join('\n')}
}
${sharedPage}@assets {
  path /assets/*
  file
}
header @assets Cache-Control ${quoted(assets)}
@others not path /assets/*
header @others Cache-Control ${quoted(others)}
handle /assets/* {
  file_server {
    precompressed br gzip
  }
}
handle {
  try_files {path} /index.html
  file_server
}
`
}

/** By host: a function of the headers of all responses, as pairs, the two Cache-Control values, and the policy of `/shared` if that page has its own. */
export const snippets = { nginx, netlify, caddy }
