import { createContext, useContext } from 'react'
import { includesFor } from '../../../data/prefetch/first-page'
import { useRecords } from '../../../data/queries/use-records'
import { isMarkedPrivate } from '../../../resources/privacy-labels'
import type { RecordType } from '../../../contract'
import type { RecordsResult } from '../../../data/record-set'
import type { Resource, ResourceOf } from '../../../fhir/resource'

/** A list of the home page. It requests nothing: `HomeLists` does, in the order of importance. */
export const useHomeList = <T extends RecordType>(type: T): RecordsResult<ResourceOf<T>> =>
  useRecords(type, undefined, { ...includesFor(type), enabled: false })

/** True when so many lists have failed that one banner reports it for all of them. */
export const ServerDownContext = createContext(false)

export const useIsServerDown = (): boolean => useContext(ServerDownContext)

/** The records that the home page may show: those marked private are only counted there, even after the reader has revealed them. */
export const visibleOf = <R extends Resource>(records: readonly R[]): readonly R[] =>
  records.filter((record) => !isMarkedPrivate(record))
