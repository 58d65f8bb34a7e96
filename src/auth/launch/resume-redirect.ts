import { prepareSignIn, type Going } from './authorize'
import { isObject } from '../../lib/json'
import { asProblem, SignInProblem } from '../sign-in-error'
import { clearTab, readTab } from '../tab-storage'

/** The sign-in that was begun for this page; undefined when there is none, as after a reload of a page that has done its part. */
export function goingOn(): Going | undefined {
  const going = readTab('going')
  return isObject(going) && isObject(going.ehr) && isObject(going.launch) ? (going as unknown as Going) : undefined
}

/** Goes on with the sign-in in a page whose policy lets requests to its EHR through and to no other; takes its place in the history. Rejects with SignInProblem. */
export async function goOn(): Promise<void> {
  const going = goingOn()
  if (going === undefined) throw new SignInProblem('noAnswer')
  const address = await prepareSignIn(going.ehr, going.launch).catch((cause: unknown) => {
    throw asProblem(cause, 'ehrError', going.ehr.id)
  })
  clearTab('going')
  location.replace(address)
}
