import { existsSync, readFileSync } from 'node:fs'

/** The app's font (NOTICE.md): beside the bundle in the package, otherwise in the app's sources. */
const fontFile = ['./plainchart-latin.woff2', '../../src/ui/fonts/plainchart-latin.woff2']
  .map((path) => new URL(path, import.meta.url))
  .find((file) => existsSync(file))
/** The font as it is served; undefined if the file is missing, so that the pages use the system's font. */
export const font: Buffer | undefined = fontFile && readFileSync(fontFile)

/** Styles of all pages. Colors of the app's two themes, as the app itself has them (src/ui/tokens.css). */
export const style = `
@font-face { font-family: 'Plainchart Sans'; src: url('/sandbox.woff2') format('woff2'); font-weight: 400 700; font-display: swap }
:root { color-scheme: light dark; --canvas: light-dark(#f2f5f4, #0c1312); --surface: light-dark(#fff, #151d1c); --hover: light-dark(#eef4f2, #1f2a29); --line: light-dark(#d6dedb, #2d3a38); --edge: light-dark(#6b7b77, #82938f); --text: light-dark(#11201e, #e9f0ee); --text-2: light-dark(#394b47, #bccac6); --action: light-dark(#09554f, #74d9cd); --action-strong: light-dark(#063f3b, #a6ebe2); --on-action: light-dark(#fff, #06211e); --soft: light-dark(#dcefec, #11312e); --staff: light-dark(#12324f, #a9cdf0); --on-staff: light-dark(#fff, #0b1c2d); --warn: light-dark(#574000, #ffe49a); --warn-bg: light-dark(#fff5d4, #332705); --warn-edge: light-dark(#8c6800, #d6a62e); --focus: light-dark(#09554f, #ffd84d); --shade: 0 1px 2px light-dark(rgb(17 32 30 / 7%), transparent) }
* { box-sizing: border-box }
body { margin: 0; font: 1.0625rem/1.5 'Plainchart Sans', system-ui, sans-serif; color: var(--text); background: var(--canvas) }
svg { display: block; width: 1.5rem; height: 1.5rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.strip { display: flex; justify-content: center; gap: .5rem; align-items: center; margin: 0; padding: .125rem 1rem; border-bottom: 1px solid var(--warn-edge); background: var(--warn-bg); color: var(--warn); font-size: .875rem; font-weight: 600 }
.strip svg { width: 1.125rem; height: 1.125rem }
.top { padding: 0 1rem; border-bottom: 1px solid var(--line); background: var(--surface) }
.top p { display: flex; align-items: center; gap: .5rem; min-height: 3.75rem; max-width: 42rem; margin: 0 auto; font-size: 1.25rem; font-weight: 700; letter-spacing: -.02em }
.top svg { width: 1.875rem; height: 1.875rem }
main { max-width: 44rem; margin: 0 auto; padding: 1.25rem 1rem 2rem }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h1 { margin: 0 0 .75rem; font-size: clamp(1.625rem, 1.35rem + 1.3vw, 2.125rem); letter-spacing: -.015em }
h2 { margin: 1.25rem 0 .5rem; font-size: 1.1875rem }
p { margin: .5rem 0 }
.note { color: var(--text-2); font-size: .9375rem }
a, summary { color: var(--action) }
summary { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; padding: .5rem .25rem; font-weight: 600; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
summary::before, .person::after { content: ''; width: .5rem; height: .5rem; border: solid; border-width: 2px 2px 0 0; transform: rotate(45deg) }
[open] > summary::before { transform: rotate(135deg) }
form { margin: 0 0 .5rem }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
button, select, input, .person { font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--edge); border-radius: .625rem; padding: .5rem 1rem; min-height: 3rem; width: 100%; text-align: start }
button { cursor: pointer }
button:hover, .person:hover { background: var(--hover) }
.person { display: grid; grid-template-columns: auto 1fr auto; gap: 0 1rem; align-items: center; min-height: 4rem; margin-bottom: .5rem; border-radius: 1rem; line-height: 1.3; text-decoration: none; box-shadow: var(--shade) }
.person::after { color: var(--text-2); margin-right: .25rem }
.person strong { font-weight: 600 }
.person > span > span { display: block; color: var(--text-2); font-size: .9375rem; overflow-wrap: anywhere }
.initials { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--soft); color: var(--action-strong); font-size: .9375rem; font-weight: 700 }
.initials::before { content: attr(data-initials) }
.staff .initials { background: var(--staff); color: var(--on-staff) }
button.main { min-height: 3.25rem; background: var(--action); color: var(--on-action); border-color: var(--action); text-align: center; font-weight: 600 }
button.main:hover { background: var(--action-strong) }
button.plain { color: var(--action); font-weight: 600; text-align: center }
button.quiet { width: auto; margin-top: .5rem; border-color: transparent; background: none; color: var(--action); font-weight: 600 }
.card { margin: .75rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); box-shadow: var(--shade) }
.card > :first-child { margin-top: 0 }
.who { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: center; line-height: 1.3 }
.who div span { display: block; color: var(--text-2); font-size: .9375rem }
.can { display: grid; gap: .75rem; margin: .5rem 0; padding: 0; list-style: none }
.can li { display: flex; gap: .75rem; overflow-wrap: anywhere }
.can li > span { min-width: 0 }
.can svg { color: var(--action) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
table { border-collapse: collapse; font-size: .9rem }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere }
.wide { overflow-x: auto }
code { overflow-wrap: anywhere; font-size: 1.1rem }
details code { color: var(--text-2); font-size: .9375rem }
@media (max-height: 24em) { .top p { min-height: 0; font-size: 1.0625rem } .top svg { width: 1.25rem; height: 1.25rem } }
`
