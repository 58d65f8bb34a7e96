const paths = {
  dot: 'M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  check: 'M3 8.5 6.5 12 13 4.5l-1.4-1.2-5.2 6L4.3 7.2Z',
  wait: 'M4 2h8v2L9 8l3 4v2H4v-2l3-4-3-4Zm2 2 2 2.6L10 4Z',
  look: 'M8 1.5 15 14H1Zm-.9 4.7.2 4h1.4l.2-4Zm0 5.2v1.6h1.8v-1.6Z',
  stop: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-4 6h8v2H4Z',
  past: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 2a5 5 0 1 1 0 10A5 5 0 0 1 8 3Zm-.8 1.5v4.1l3 1.8.8-1.2-2.3-1.4V4.5Z',
  void: 'm3.4 2 4.6 4.6L12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4Z',
  unsure: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.9 10h1.8v1.8H7.1Zm1-7.6c1.7 0 2.9 1 2.9 2.5 0 1.9-2 2-2 3.6H7.2c0-2.4 1.9-2.6 1.9-3.5 0-.6-.4-1-1.1-1s-1.2.5-1.2 1.3H5c0-1.8 1.3-2.9 3.1-2.9Z',
  above: 'M8 2.5 15 14H1Z',
  below: 'M8 13.5 1 2h14Z',
  outside: 'm8 1 7 7-7 7-7-7Z',
  info: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-1 6h2v5H7Zm0-3h2v2H7Z',
  person: 'M8 1.5A3.2 3.2 0 1 0 8 8a3.2 3.2 0 0 0 0-6.5ZM2 14.5c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5Z',
  chevron: 'm5.6 2.5 5.5 5.5-5.5 5.5-1.4-1.4L8.3 8 4.2 3.9Z',
  menu: 'M2 3.5h12v1.8H2Zm0 3.6h12v1.8H2Zm0 3.6h12v1.8H2Z',
} as const

export type IconName = keyof typeof paths

/** A small drawing beside words that say the same; never the only sign. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
