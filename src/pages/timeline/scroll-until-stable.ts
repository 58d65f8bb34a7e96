import { holdInPlace } from '../../ui/hold-in-place'

/** Scrolls an element to the top of the viewport and keeps it there while the content around it is laid out for the first time. */
export function scrollUntilStable(element: Element): void {
  element.scrollIntoView()
  holdInPlace(element, element.getBoundingClientRect().top)
}
