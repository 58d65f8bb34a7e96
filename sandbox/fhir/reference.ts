import { stringsAt } from './values-at'

interface Target {
  readonly type: string
  readonly id: string
}

const RELATIVE = /^([A-Z][A-Za-z]+)\/([^/?#|]+)(?:\/_history\/[^/]+)?$/

/** The target of a literal reference, relative or absolute below `base`; undefined for others (contained, urn, logical, other servers). */
export function targetOf(reference: string, base?: string): Target | undefined {
  const relative = base !== undefined && reference.startsWith(`${base}/`) ? reference.slice(base.length + 1) : reference
  const [, type, id] = RELATIVE.exec(relative) ?? []
  return type !== undefined && id !== undefined ? { type, id } : undefined
}

/** Literal targets of the references at a path of a resource. */
export function targetsAt(root: unknown, path: string, base?: string): readonly Target[] {
  return stringsAt(root, `${path}.reference`).flatMap((reference) => targetOf(reference, base) ?? [])
}

/** True if the contract allows a reference to this type; an empty list and `Any` allow every type. */
export function allowsType(targets: readonly string[] | undefined, type: string): boolean {
  return targets === undefined || targets.length === 0 || targets.includes('Any') || targets.includes(type)
}
