import { possessive } from './for-audience'
import type { privacy as en } from '../en/privacy'
import type { Translated } from '../../translated'

/** Messages of the privacy page: what the app stores, and what was shared with it. */
export const privacy: Translated<typeof en> = {
  title: 'La privacidad y esta aplicación',
  storageTitle: 'Lo que guarda esta aplicación',
  storage:
    'El registro queda solo en esta pestaña mientras la usa. Lo borramos cuando cierra la sesión o la pestaña, o cuando no hace nada por un rato.',
  reads:
    'Esta aplicación pide leer el registro. Nunca escribe en él. Para dejar de compartir, abra el sitio web de la clínica y quite allí esta aplicación.',
  none: 'En esta aplicación no hay rastreo. No envía el registro a nadie.',
  relayed: 'El registro llega por el servidor de este sitio. Ese servidor lo transmite y no guarda nada de él.',
  language: 'El idioma que elige queda en este dispositivo. No dice nada del registro.',
  accessTitle: 'Quién puede ver este registro',
  access: (reader, system) =>
    reader.audience === 'provider'
      ? 'El sistema de salud decide quién puede abrir este registro. Esta aplicación no sabe quién más puede hacerlo.'
      : `${system} decide quién puede ver ${reader.audience === 'patient' ? 'su registro' : `el registro ${possessive(reader)}`}. Para preguntar o cambiarlo, comuníquese con ${reader.audience === 'patient' ? 'su' : 'la'} clínica.`,
  contacts: (reader) =>
    `Contactos en el registro ${possessive(reader)}. El registro no da la razón por la que alguien puede verlo.`,
  dictionaryTitle: 'Palabras sencillas en esta aplicación',
  dictionary:
    'Los nombres sencillos, y lo que significan, vienen de un diccionario dentro de esta aplicación. No consulta nada en otro lugar. Ningún médico lo ha revisado todavía. Si un nombre parece equivocado, guíese por las palabras del registro. Avise también a quienes administran este sitio: la aplicación no avisa nada por sí sola. Junto a un nombre puede haber un enlace a MedlinePlus. Si alguien lo abre, ese sitio ve el nombre sencillo, pero no el registro.',
  sharedTitle: 'Lo que comparte con esta aplicación',
  sharedIntro: 'Usted y su sistema de salud deciden qué puede leer esta aplicación.',
  readable: (kinds) => `Esta aplicación puede leer: ${kinds}.`,
  partlyReadable: (kinds) => `Solo una parte de: ${kinds}.`,
  notReadable: (kinds) => `No puede leer: ${kinds}.`,
  byName: 'Cada permiso por su nombre técnico',
  notPrinted: 'No se imprime. Para imprimir esta parte, ábrala antes.',
  caption: 'Permisos pedidos y dados',
  permission: 'Permiso',
  granted: 'Dado',
  yes: 'Sí',
  no: 'No',
  grantedUnrequested: 'Dado sin haberlo pedido',
  narrowedTitle: 'El sistema de salud comparte menos que antes',
  narrowed: (kinds) =>
    `Ya no comparte con esta aplicación: ${kinds}. Lo que usted ve de esto puede haber cambiado. Cierre la sesión e iníciela otra vez para pedirlo.`,
  grantedUnknown: 'El sistema de salud no dijo qué permisos dio.',
  connectionTitle: 'Conexión',
  system: 'Sistema de salud',
  server: 'Dirección del registro',
  user: 'Inició sesión como',
  until: 'La sesión termina',
  version: 'Versión de esta aplicación',
}
