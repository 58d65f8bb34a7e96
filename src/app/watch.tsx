import { useFocusKeeper } from './focus-keeper'
import { TimeOut } from './time-out'

/** What watches over every page of a record from behind: the end of the session, and a focus that would get lost. */
export default function Watch() {
  useFocusKeeper()
  return <TimeOut />
}
