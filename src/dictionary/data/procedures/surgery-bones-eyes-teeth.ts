import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'dialysis',
      codes: [
        { system: 'SNOMED CT', code: '265764009', name: 'Renal dialysis (procedure)' },
      ],
      en: {
        name: 'Dialysis (cleans the blood)',
        about: 'Cleans the blood and takes extra water out of the body. It takes over work of the kidneys.',
        find: ['kidney machine', 'kidney failure', 'renal dialysis'],
      },
      es: {
        name: 'Diálisis (limpia la sangre)',
        about: 'Limpia la sangre y saca del cuerpo el agua que sobra. Hace un trabajo que es de los riñones.',
        find: ['riñones', 'máquina del riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hemodialysis',
      codes: [
        { system: 'SNOMED CT', code: '302497006', name: 'Hemodialysis (procedure)' },
      ],
      broader: 'dialysis',
      en: {
        name: 'Hemodialysis (a machine cleans the blood)',
        about: 'Blood flows through a machine that cleans it and takes out extra water. Then it goes back into the body.',
        find: ['dialysis', 'kidney machine'],
      },
      es: {
        name: 'Hemodiálisis (una máquina limpia la sangre)',
        about: 'La sangre pasa por una máquina que la limpia y saca el agua que sobra. Luego vuelve al cuerpo.',
        find: ['diálisis', 'riñones', 'máquina del riñón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stitches',
      codes: [
        { system: 'SNOMED CT', code: '288086009' },
      ],
      en: {
        name: 'Stitches to close a wound',
        about: 'An open wound is closed with stitches. They hold the edges of the skin together.',
        find: ['sutures', 'sewing up', 'cut'],
      },
      es: {
        name: 'Puntos para cerrar una herida',
        about: 'Se cierra una herida abierta con puntos. Los puntos juntan los bordes de la piel.',
        find: ['sutura', 'puntadas', 'cortada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'knee-replacement',
      codes: [
        { system: 'SNOMED CT', code: '609588000', name: 'Total knee replacement (procedure)' },
      ],
      en: {
        name: 'Total knee replacement',
        about: 'The surfaces of the knee joint are replaced with new parts. They are most often of metal and plastic.',
        find: ['new knee', 'knee surgery', 'artificial knee'],
      },
      es: {
        name: 'Reemplazo total de rodilla',
        about: 'Se cambian las superficies de la rodilla por piezas nuevas. Casi siempre son de metal y plástico.',
        find: ['rodilla nueva', 'prótesis de rodilla', 'operación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hip-replacement',
      codes: [
        { system: 'SNOMED CT', code: '52734007', name: 'Total replacement of hip (procedure)' },
      ],
      en: {
        name: 'Total hip replacement',
        about: 'The hip joint is replaced with new parts. They may be of metal, plastic or ceramic.',
        find: ['new hip', 'hip surgery', 'artificial hip'],
      },
      es: {
        name: 'Reemplazo total de cadera',
        about: 'Se cambia la articulación de la cadera por piezas nuevas. Pueden ser de metal, plástico o cerámica.',
        find: ['cadera nueva', 'prótesis de cadera', 'operación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-kept-still',
      codes: [
        { system: 'SNOMED CT', code: '274474001' },
      ],
      en: {
        name: 'Bone kept still (such as with a cast)',
        about: 'A bone is kept from moving, for example with a cast or a splint. This can help it heal in place.',
        find: ['cast', 'splint', 'broken bone'],
      },
      es: {
        name: 'Hueso que se deja quieto (como con yeso)',
        about: 'No se deja mover un hueso, por ejemplo con un yeso o una férula. Así se puede curar en esa posición.',
        find: ['yeso', 'férula', 'fractura'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'wisdom-tooth-removal',
      codes: [
        { system: 'SNOMED CT', code: '65546002' },
      ],
      en: {
        name: 'Wisdom tooth removal',
        about: 'A wisdom tooth is taken out. These are the teeth at the very back of the mouth.',
        find: ['tooth pulled', 'dentist', 'extraction'],
      },
      es: {
        name: 'Extracción de una muela del juicio',
        about: 'Se saca una muela del juicio. Son las muelas que están más atrás en la boca.',
        find: ['cordal', 'dentista', 'sacar la muela'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hysterectomy',
      codes: [
        { system: 'SNOMED CT', code: '236886002', name: 'Hysterectomy (procedure)' },
      ],
      en: {
        name: 'Hysterectomy (the womb is removed)',
        about: 'An operation to take out the womb (uterus). It is where a baby grows in pregnancy.',
        find: ['uterus removal', 'womb surgery'],
      },
      es: {
        name: 'Histerectomía (se quita el útero)',
        about: 'Es una operación para sacar el útero (la matriz). Allí crece el bebé en el embarazo.',
        find: ['matriz', 'útero', 'operación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tonsillectomy',
      codes: [
        { system: 'SNOMED CT', code: '173422009', name: 'Tonsillectomy (procedure)' },
      ],
      en: {
        name: 'Tonsillectomy (the tonsils are removed)',
        about: 'An operation to take out the tonsils. They are two soft lumps at the back of the throat.',
        find: ['tonsils out', 'throat surgery'],
      },
      es: {
        name: 'Amigdalectomía (se quitan las amígdalas)',
        about: 'Es una operación para sacar las amígdalas. Son dos bultos blandos al fondo de la garganta.',
        find: ['anginas', 'operación de garganta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sinus-endoscopy',
      codes: [
        { system: 'SNOMED CT', code: '112790001' },
      ],
      en: {
        name: 'Look inside the sinuses with a camera',
        about: 'A thin tube with a light or a camera goes in through the nose. It shows the nose and the sinuses, the hollow spaces around it.',
        find: ['sinus endoscopy', 'nose camera', 'scope'],
      },
      es: {
        name: 'Mirar dentro de los senos nasales',
        about: 'Un tubo fino con luz o cámara entra por la nariz. Muestra los senos nasales, que son huecos alrededor de la nariz.',
        find: ['endoscopia nasal', 'sinusitis', 'cámara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cataract-removal',
      codes: [
        { system: 'SNOMED CT', code: '54885007', name: 'Extraction of cataract (procedure)' },
      ],
      en: {
        name: 'Cataract surgery',
        about: 'The cloudy lens of the eye is taken out. A clear lens is often put in its place.',
        find: ['cataract removal', 'eye surgery', 'new lens'],
      },
      es: {
        name: 'Cirugía de cataratas',
        about: 'Se saca el lente opaco del ojo. Muchas veces se pone otro lente transparente.',
        find: ['catarata', 'operación del ojo', 'lente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
