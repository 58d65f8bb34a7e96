// @vitest-environment happy-dom
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_SYNC_RECORDS } from '../../lib/incremental'
import { useSearchableNames } from './use-searchable-names'

interface Item {
  readonly number: number
}

const items = (count: number): readonly Item[] => Array.from({ length: count }, (_, number) => ({ number }))
let root: Root
let names: ReturnType<typeof useSearchableNames<Item>>
let read: number

const nameIn = ({ number }: Item): string => {
  read += 1
  return `Name ${number}`
}

function Names({ list, typed }: { readonly list: readonly Item[]; readonly typed: string }) {
  const shown = useSearchableNames(list, typed, nameIn)
  useLayoutEffect(() => void (names = shown))
  return null
}

const render = (list: readonly Item[], typed: string): void =>
  flushSync(() => root.render(<Names list={list} typed={typed} />))
const found = (list: readonly Item[]): number => list.filter((item) => names.nameOf(item).startsWith('name ')).length

beforeEach(() => {
  read = 0
  root = createRoot(document.createElement('div'))
})
afterEach(() => root.unmount())

test('text that is typed before the names of a long list are read does not read them at once, and finds all of them in the end', async () => {
  const list = items(MAX_SYNC_RECORDS + 1)
  render(list, 'name')
  expect([names.isPending, found(list), read]).toEqual([true, 0, 0])
  await vi.waitUntil(() => !names.isPending)
  expect([found(list), read]).toEqual([list.length, list.length])
})

test('the names of a short list are there at once, and each is read once', () => {
  const list = items(3)
  render(list, 'name')
  expect([names.isPending, found(list), found(list), read]).toEqual([false, 3, 3, 3])
})

test('nothing is found or pending while no text is typed', () => {
  const list = items(MAX_SYNC_RECORDS + 1)
  render(list, ' ')
  expect([names.isPending, found(list), read]).toEqual([false, 0, 0])
})
