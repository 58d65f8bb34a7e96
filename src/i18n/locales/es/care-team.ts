import type { careTeam as en } from '../en/care-team'
import type { Translated } from '../../translated'

/** Words of the members of a care team. */
export const careTeam: Translated<typeof en> = {
  roleNotGiven: 'No se dio la función',
  memberNotGiven: 'No se dio el nombre',
  forWhom: (name) => `en nombre de ${name}`,
  contactGetting: 'Buscando los datos de contacto…',
  contactNone: 'No se dio un número de teléfono ni un correo electrónico.',
  contactNotShared: 'Los datos de contacto no se compartieron con esta aplicación.',
  contactFailed: 'No pudimos cargar los datos de contacto.',
  contactElsewhere: 'Abra el nombre para ver los datos de contacto.',
  earlierMembers: 'Miembros anteriores',
}
