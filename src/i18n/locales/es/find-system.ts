import type { findSystem as en } from '../en/find-system'
import type { Translated } from '../../translated'

/** Messages of the search for a health system, on sites with a directory. */
export const findSystem: Translated<typeof en> = {
  title: 'Busque su sistema de salud',
  other: '¿No está en esta lista?',
  label: 'Nombre de su hospital o clínica, ciudad o dirección web',
  hint: 'Escriba dos letras o más. Lo que escribe queda en este dispositivo: a nuestro propio sitio solo le pedimos la parte de la lista que empieza con las mismas letras.',
  asOf: (date) => `Lista del ${date}.`,
  found: (count) => (count === 1 ? 'Se encontró uno.' : `Se encontraron ${count}.`),
  more: (shown, more) => `Los primeros ${shown}, y hay ${more} más: agregue su ciudad.`,
  manyMore: 'Hay muchos más con estas palabras. Agregue su ciudad u otra palabra del nombre.',
  none: 'No lo encontramos. Quizás use otro nombre: mire la dirección de su portal del paciente y escríbala.',
  results: 'Sistemas de salud',
  portal: (name) => `Portal del paciente: ${name}`,
  notConnectable: 'Esta aplicación no puede conectarse con él',
  notConnectableNote: (name) =>
    `${name} no permite que se conecten aplicaciones en un navegador web. Puede leer su registro en el portal del paciente de ese sistema o pedirle una copia.`,
  failed: 'No pudimos cargar la lista de sistemas de salud. Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
}
