import { numberFormat } from './for-audience'
import type { providerStates as en } from '../en/provider-states'
import type { Translated } from '../../translated'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** States of a list for providers. */
export const providerStates: Translated<typeof en> = {
  loading: (what) => `Cargando: ${what}…`,
  slow: 'Respuesta lenta del servidor (8 s).',
  progress: (found, pages) => `${numberFormat.format(found)} cargados, página ${pages}…`,
  empty: (what, _, time) => `Sin resultados: ${what} (búsqueda terminada a las ${time}).`,
  partial: (what) => `Parcial: no se cargó todo (${what}).`,
  failed: (what, _, detail) => `${capital(what)}: no se pudo cargar. ${detail}`.trim(),
  down: (what, _, detail) =>
    `${capital(what)}: no se pudo cargar por un error o mantenimiento del servidor. ${detail}`.trim(),
  unusable: (what, _, detail) =>
    `${capital(what)}: no se pudo cargar; la respuesta es un error, está cortada o no es FHIR. ${detail}`.trim(),
  tooMuch: (what) => `${capital(what)}: no se pudo cargar; demasiado grande para enviarlo (413) o recibirlo.`,
  notAList: (what, _, detail) => `No se sabe si hay ${what}. La respuesta no trae una lista legible. ${detail}`.trim(),
  patientUnread: (what) => `No se sabe si hay ${what}: la lista llegó vacía y no se pudo leer al paciente.`,
  offline: 'Sin conexión. Intente de nuevo cuando vuelva.',
  notShared: (what, _, detail) =>
    `Sin autorización: ${what}. ${detail} Requiere acceso en el EHR; esta aplicación no tiene acceso de emergencia.`,
  closed: (what, _, detail) =>
    `Sin autorización: ${what}. ${detail} Requiere acceso en el EHR; esta aplicación no tiene acceso de emergencia.`,
  notOffered: (what, detail) => `El servidor no admite: ${what}. ${detail}`.trim(),
  notFound: (_, detail) => `No encontrado. ${detail}`.trim(),
  otherPerson: 'Es de otro paciente. No se muestra.',
  busy: (until) => `Servidor ocupado${until === undefined ? '' : `, pide esperar hasta: ${until}`}.`,
  signedOut: 'Sesión terminada.',
  dropped: (n) => `Recibidos y dejados fuera: ${numberFormat.format(n)} (de otro paciente, de otro tipo o ilegibles).`,
  allDropped: (n, what) =>
    `No se muestra nada (${what}): se dejaron fuera los ${numberFormat.format(n)} registros recibidos. No significa que no existan.`,
  stoppedEarly: 'Usted la detuvo. No se cargó nada.',
  stopped: (shown) => `Usted la detuvo en ${numberFormat.format(shown)}. Hay más en el servidor.`,
  mayHaveMore: (shown, total) =>
    total === undefined
      ? `Se muestran ${numberFormat.format(shown)}; total del servidor desconocido.`
      : `Se muestran ${numberFormat.format(shown)} de ${numberFormat.format(total)}.`,
}
