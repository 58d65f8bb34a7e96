import { isObject, objectsOf, textOf, type Json } from '../lib/json'

const TRANSLATION = 'http://hl7.org/fhir/StructureDefinition/translation'

/**
 * The translation of a text element into the language of the locale, such as "es-US"; undefined without one.
 * https://hl7.org/fhir/R4/extension-translation.html: the extension stands on `_element`, beside the element.
 */
export function translationOf(parent: Json, element: string, locale: string): string | undefined {
  const sibling = parent[`_${element}`]
  if (!isObject(sibling)) return undefined
  const language = locale.slice(0, 2).toLowerCase()
  const translations = objectsOf(sibling['extension'])
    .filter(({ url }) => url === TRANSLATION)
    .map(({ extension }) => {
      const part = (name: string): Json => objectsOf(extension).find(({ url }) => url === name) ?? {}
      return { language: textOf(part('lang')['valueCode']), content: textOf(part('content')['valueString']) }
    })
  return translations.find((each) => each.language?.slice(0, 2).toLowerCase() === language)?.content
}
