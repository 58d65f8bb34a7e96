import { usePathname } from 'wouter/use-browser-location'

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parts of the address path, each decoded once: `/record/Goal/a%2Fb` gives record, Goal, a/b. (The router's own parameters would be decoded twice.) */
export function usePathParts(): readonly string[] {
  return usePathname().split('/').slice(1).map(decoded)
}
