import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'bone-density-scan',
      codes: [
        { system: 'SNOMED CT', code: '312681000' },
      ],
      en: {
        name: 'Bone density scan',
        about: 'A scan, most often with X-rays, that measures how dense the bones are. Dense bones have more minerals in them.',
        find: ['dexa', 'dxa', 'bone scan', 'osteoporosis test'],
      },
      es: {
        name: 'Prueba de la densidad de los huesos',
        about: 'Mide qué tan densos son los huesos, casi siempre con rayos X. Los huesos densos tienen más minerales.',
        find: ['densitometría', 'dexa', 'prueba de osteoporosis', 'huesos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pelvis-x-ray',
      codes: [
        { system: 'SNOMED CT', code: '268425006' },
      ],
      en: {
        name: 'X-ray of the pelvis',
        about: 'X-rays make a picture of the pelvis. These are the bones between the belly and the legs, with the hip joints.',
        find: ['x-ray', 'hip', 'hip bone'],
      },
      es: {
        name: 'Rayos X de la pelvis (radiografía)',
        about: 'Con rayos X se toma una imagen de la pelvis. Son los huesos que están entre el vientre y las piernas, con las caderas.',
        find: ['radiografía', 'placa', 'cadera'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'wrist-x-ray',
      codes: [
        { system: 'SNOMED CT', code: '60027007' },
      ],
      en: {
        name: 'X-ray of the wrist',
        about: 'X-rays make a picture of the bones and joints of the wrist.',
        find: ['x-ray', 'hand', 'broken wrist'],
      },
      es: {
        name: 'Rayos X de la muñeca (radiografía)',
        about: 'Con rayos X se toma una imagen de los huesos de la muñeca.',
        find: ['radiografía', 'placa', 'mano'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ankle-x-ray',
      codes: [
        { system: 'SNOMED CT', code: '19490002' },
      ],
      en: {
        name: 'X-ray of the ankle',
        about: 'X-rays make a picture of the bones and joints of the ankle.',
        find: ['x-ray', 'foot', 'broken ankle'],
      },
      es: {
        name: 'Rayos X del tobillo (radiografía)',
        about: 'Con rayos X se toma una imagen de los huesos del tobillo.',
        find: ['radiografía', 'placa', 'pie'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'upper-arm-x-ray',
      codes: [
        { system: 'SNOMED CT', code: '1225002' },
      ],
      en: {
        name: 'X-ray of the upper arm',
        about: 'X-rays make a picture of the bone between the shoulder and the elbow. It is called the humerus.',
        find: ['x-ray', 'humerus', 'broken arm'],
      },
      es: {
        name: 'Rayos X del brazo (radiografía del húmero)',
        about: 'Con rayos X se toma una imagen del hueso que va del hombro al codo. Se llama húmero.',
        find: ['radiografía', 'placa', 'húmero', 'hombro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ct-scan',
      codes: [
        { system: 'SNOMED CT', code: '77477000', name: 'Computerized axial tomography (procedure)' },
      ],
      en: {
        name: 'CT scan',
        about: 'X-rays take many pictures of the body from all around. A computer puts them together to show thin slices of the inside.',
        find: ['cat scan', 'computed tomography', 'scan'],
      },
      es: {
        name: 'Tomografía (CT o TAC)',
        about: 'Con rayos X se toman muchas imágenes del cuerpo desde todos los lados. Una computadora las une y muestra el cuerpo por dentro en capas finas.',
        find: ['tac', 'escáner', 'tomografía computarizada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mri-scan',
      codes: [
        { system: 'SNOMED CT', code: '113091000', name: 'Magnetic resonance imaging (procedure)' },
      ],
      en: {
        name: 'MRI scan',
        about: 'Strong magnets and radio waves make pictures of the inside of the body. It uses no X-rays.',
        find: ['mri', 'magnetic resonance', 'scan'],
      },
      es: {
        name: 'Resonancia magnética (MRI)',
        about: 'Con imanes fuertes y ondas de radio se ve el cuerpo por dentro. No se usan rayos X.',
        find: ['resonancia', 'imanes', 'rm'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ultrasound',
      codes: [
        { system: 'SNOMED CT', code: '16310003', name: 'Diagnostic ultrasonography (procedure)' },
      ],
      en: {
        name: 'Ultrasound',
        about: 'Sound waves make pictures of the inside of the body. It uses no X-rays.',
        find: ['sonogram', 'sonography', 'scan'],
      },
      es: {
        name: 'Ultrasonido',
        about: 'Con ondas de sonido se ve el cuerpo por dentro. No se usan rayos X.',
        find: ['ecografía', 'sonograma', 'eco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'collarbone-x-ray',
      codes: [
        { system: 'SNOMED CT', code: '168594001' },
      ],
      en: {
        name: 'X-ray of the collarbone',
        about: 'X-rays make a picture of the collarbone. It is the bone between the chest and the shoulder.',
        find: ['x-ray', 'clavicle', 'broken collarbone'],
      },
      es: {
        name: 'Rayos X de la clavícula (radiografía)',
        about: 'Con rayos X se toma una imagen de la clavícula. Es el hueso que va del pecho al hombro.',
        find: ['radiografía', 'placa', 'hombro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'brain-mri-volume',
      codes: [
        { system: 'SNOMED CT', code: '698354004' },
      ],
      broader: 'mri-scan',
      en: {
        name: 'MRI scan that measures the brain',
        about: 'Strong magnets and radio waves make pictures of the brain. They are used to measure the size of its parts.',
        find: ['brain scan', 'mri', 'brain volume'],
      },
      es: {
        name: 'Resonancia que mide el cerebro (MRI)',
        about: 'Con imanes fuertes y ondas de radio se ve el cerebro. Así se mide el tamaño de cada parte.',
        find: ['resonancia del cerebro', 'rm', 'volumen del cerebro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'knee-imaging',
      codes: [
        { system: 'SNOMED CT', code: '74016001', name: 'Radiologic examination of knee (procedure)' },
      ],
      en: {
        name: 'Picture test of the knee (often an X-ray)',
        about: 'It makes pictures of the inside of the knee, most often with X-rays. They show the bones and the joint.',
        find: ['knee x-ray', 'knee scan', 'x-ray'],
      },
      es: {
        name: 'Imágenes de la rodilla (muchas veces rayos X)',
        about: 'Se toman imágenes de la rodilla por dentro, casi siempre con rayos X. Muestran los huesos y la articulación.',
        find: ['radiografía de rodilla', 'placa', 'rayos x'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'head-ct',
      codes: [
        { system: 'SNOMED CT', code: '303653007', name: 'Computed tomography of head (procedure)' },
      ],
      broader: 'ct-scan',
      en: {
        name: 'CT scan of the head',
        about: 'A CT scan uses X-rays to take many pictures. They show the inside of the head in thin slices.',
        find: ['cat scan', 'brain scan', 'head scan'],
      },
      es: {
        name: 'Tomografía de la cabeza (CT)',
        about: 'Con rayos X se toman muchas imágenes. Muestran la cabeza por dentro en capas finas.',
        find: ['tac', 'escáner', 'cerebro', 'tomografía'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
