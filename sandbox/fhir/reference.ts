import { stringsAt } from './walk'

interface Target {
  readonly type: string
  readonly id: string
}

const RELATIVE = /^([A-Z][A-Za-z]+)\/([^/?#|]+)(?:\/_history\/[^/]+)?$/

/** The target of a literal reference, relative or absolute below `base`; undefined for any other (contained, urn, logical, foreign). */
export function targetOf(reference: string, base?: string): Target | undefined {
  const below = base !== undefined && reference.startsWith(`${base}/`) ? reference.slice(base.length + 1) : reference
  const [, type, id] = RELATIVE.exec(below) ?? []
  return type !== undefined && id !== undefined ? { type, id } : undefined
}

/** The literal targets of the references at a path of a resource. */
export function targetsAt(root: unknown, path: string, base?: string): readonly Target[] {
  return stringsAt(root, `${path}.reference`).flatMap((reference) => targetOf(reference, base) ?? [])
}

/** True when the contract lets a reference point to this type; an empty list or `Any` lets it point anywhere. */
export function allowsType(targets: readonly string[] | undefined, type: string): boolean {
  return targets === undefined || targets.length === 0 || targets.includes('Any') || targets.includes(type)
}
