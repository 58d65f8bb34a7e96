/** The style of HTML files from records: a fixed text, so that the content security policy can allow it by its hash. */
export const PAGE_STYLE =
  ':root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:anywhere}body{margin:1rem}table{border-collapse:collapse}th,td{border:1px solid;padding:.25rem .5rem;text-align:start}pre{white-space:pre-wrap}'
