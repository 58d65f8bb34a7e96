// The headers of security-headers.mjs as configuration snippets for web servers and static hosts.

/** Header values contain single quotes but no double quotes. */
const quoted = (value) => `"${value}"`

function nginx({ same, others, assets }) {
  const headers = same.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')
  // In nginx a block with its own add_header inherits none.
  return `location /assets/ {
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

function netlify({ same, others, assets }) {
  const block = (path, lines) => [path, ...lines.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  const fresh = ['/', '/index.html', '/config.json', '/issuers.json']
    .map((path) => block(path, [['Cache-Control', others]]))
    .join('')
  return `# _headers
${block('/*', same)}${block('/assets/*', [['Cache-Control', assets]])}${fresh}
# _redirects
/assets/* /404 404
/* /index.html 200
`
}

function caddy({ same, others, assets }) {
  return `header {
${same.map(([name, value]) => `  ${name} ${quoted(value)}`).join('\n')}
}
@assets {
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

/** By host: a function of the shared headers, as pairs, and the two Cache-Control values. */
export const snippets = { nginx, netlify, caddy }
