import type { DictionaryFile } from '../../entry'

export default {
  classes: {
    cephalosporin: {
      en: { label: 'an antibiotic', about: 'Fights germs called bacteria. It is one of a large group called cephalosporins.', find: ['antibiotic', 'cephalosporin', 'cephalosporin allergy'] },
      es: { label: 'antibiótico', about: 'Combate gérmenes que se llaman bacterias. Es parte de un grupo grande de medicinas: las cefalosporinas.', find: ['antibiótico', 'cefalosporina', 'alergia a cefalosporinas'] },
    },
    penicillin: {
      en: { label: 'an antibiotic', about: 'Fights germs called bacteria. It is part of a large group of medicines called penicillins.', find: ['antibiotic', 'penicillin', 'penicillin allergy'] },
      es: { label: 'antibiótico', about: 'Combate gérmenes que se llaman bacterias. Es parte de un grupo grande de medicinas: las penicilinas.', find: ['antibiótico', 'penicilina', 'alergia a penicilina'] },
    },
    ace: {
      en: { label: 'a blood pressure medicine', about: 'Relaxes the blood vessels, so the blood moves through them with less force. It is one of a group called ACE inhibitors.', find: ['blood pressure medicine', 'ace inhibitor', 'heart'] },
      es: { label: 'medicina para la presión', about: 'Relaja los vasos de la sangre, y la sangre pasa con menos fuerza. Es de un grupo que se llama inhibidores de la ECA.', find: ['medicina para la presión', 'inhibidor de la eca', 'corazón'] },
    },
  },
  entries: [
    {
      id: 'penicillin-v',
      class: 'penicillin',
      codes: [
        { system: 'RxNorm', code: '7984', name: 'Penicillin V' },
      ],
      en: { name: 'Penicillin V' },
      es: { name: 'Penicilina V' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'penicillin-g',
      class: 'penicillin',
      codes: [
        { system: 'RxNorm', code: '7980', name: 'penicillin G' },
      ],
      en: { name: 'Penicillin G' },
      es: { name: 'Penicilina G' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'penicillin-allergy',
      codes: [
        { system: 'SNOMED CT', code: '91936005', name: 'Allergy to penicillin (finding)' },
      ],
      en: {
        name: 'Penicillin allergy',
        about: 'Penicillins fight germs called bacteria. They are a large group of medicines, and some have other names.',
        find: ['penicillin', 'antibiotic', 'amoxicillin'],
      },
      es: {
        name: 'Alergia a la penicilina',
        about: 'Las penicilinas combaten gérmenes que se llaman bacterias. Son un grupo grande de medicinas, y algunas tienen otro nombre.',
        find: ['penicilina', 'antibiótico', 'amoxicilina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'amoxicillin-allergy',
      codes: [
        { system: 'SNOMED CT', code: '294505008', name: 'Allergy to amoxicillin (finding)' },
      ],
      broader: 'penicillin-allergy',
      en: {
        name: 'Amoxicillin allergy',
        about: 'This medicine fights germs called bacteria. It is one of a large group called penicillins.',
        find: ['amoxicillin', 'penicillin', 'antibiotic'],
      },
      es: {
        name: 'Alergia a la amoxicilina',
        about: 'Esta medicina combate gérmenes que se llaman bacterias. Es parte de un grupo grande: las penicilinas.',
        find: ['amoxicilina', 'penicilina', 'antibiótico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefdinir',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '25037', name: 'cefdinir' },
      ],
      en: { name: 'Cefdinir' },
      es: { name: 'Cefdinir' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefixime',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '25033', name: 'Cefixime' },
      ],
      en: { name: 'Cefixime' },
      es: { name: 'Cefixima' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefpodoxime',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '20489', name: 'cefpodoxime' },
      ],
      en: { name: 'Cefpodoxime' },
      es: { name: 'Cefpodoxima' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ceftazidime',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2191', name: 'Ceftazidime' },
      ],
      en: { name: 'Ceftazidime' },
      es: { name: 'Ceftazidima' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ceftriaxone',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2193', name: 'Ceftriaxone' },
      ],
      en: { name: 'Ceftriaxone' },
      es: { name: 'Ceftriaxona' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefazolin',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2180', name: 'Cefazolin' },
      ],
      en: { name: 'Cefazolin' },
      es: { name: 'Cefazolina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cephalexin',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2231', name: 'Cephalexin' },
      ],
      en: { name: 'Cephalexin' },
      es: { name: 'Cefalexina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefaclor',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2176', name: 'Cefaclor' },
      ],
      en: { name: 'Cefaclor' },
      es: { name: 'Cefaclor' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefepime',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '20481', name: 'cefepime' },
      ],
      en: { name: 'Cefepime' },
      es: { name: 'Cefepima' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefoxitin',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2189', name: 'Cefoxitin' },
      ],
      en: { name: 'Cefoxitin' },
      es: { name: 'Cefoxitina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cefuroxime',
      class: 'cephalosporin',
      codes: [
        { system: 'RxNorm', code: '2194', name: 'Cefuroxime' },
      ],
      en: { name: 'Cefuroxime' },
      es: { name: 'Cefuroxima' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sulfa-medicines',
      codes: [
        { system: 'SNOMED CT', code: '763875007' },
      ],
      en: {
        name: 'Sulfa medicines (sulfonamides)',
        about: 'A group of medicines that have a part called sulfa. Some of them fight germs called bacteria.',
        find: ['sulfonamide', 'sulfa drugs', 'sulfa allergy', 'antibiotic', 'bactrim'],
      },
      es: {
        name: 'Sulfas (sulfonamidas)',
        about: 'Un grupo de medicinas que llevan una parte que se llama sulfa. Algunas combaten gérmenes que se llaman bacterias.',
        find: ['sulfonamida', 'sulfa', 'alergia a las sulfas', 'antibiótico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sulfamethoxazole',
      codes: [
        { system: 'RxNorm', code: '10180', name: 'sulfamethoxazole' },
      ],
      broader: 'sulfa-medicines',
      en: {
        name: 'Sulfamethoxazole (a sulfa antibiotic)',
        about: 'Fights germs called bacteria. It is one of a group of medicines called sulfa.',
        find: ['sulfa', 'sulfonamide', 'antibiotic', 'bactrim'],
      },
      es: {
        name: 'Sulfametoxazol (antibiótico con sulfa)',
        about: 'Combate gérmenes que se llaman bacterias. Es una de las medicinas del grupo de las sulfas.',
        find: ['sulfa', 'sulfonamida', 'antibiótico', 'bactrim'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sulfamethoxazole-trimethoprim',
      codes: [
        { system: 'RxNorm', code: '10831', name: 'Sulfamethoxazole / Trimethoprim' },
      ],
      en: {
        name: 'Sulfamethoxazole and trimethoprim (antibiotics)',
        about: 'Two medicines in one that fight germs called bacteria. The first one is a sulfa medicine.',
        find: ['bactrim', 'septra', 'co-trimoxazole', 'sulfa', 'antibiotic'],
      },
      es: {
        name: 'Sulfametoxazol y trimetoprima (antibióticos)',
        about: 'Dos medicinas en una, que combaten gérmenes que se llaman bacterias. La primera es una sulfa.',
        find: ['bactrim', 'septra', 'cotrimoxazol', 'sulfa', 'antibiótico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'aspirin',
      codes: [
        { system: 'RxNorm', code: '1191', name: 'aspirin' },
      ],
      en: {
        name: 'Aspirin',
        about: 'A medicine for pain, fever and swelling. It also makes blood clots less likely to form.',
        find: ['pain medicine', 'nsaid', 'blood thinner'],
      },
      es: {
        name: 'Aspirina',
        about: 'Una medicina para el dolor, la fiebre y la hinchazón. También hace que se formen menos coágulos de sangre.',
        find: ['medicina para el dolor', 'ácido acetilsalicílico', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ibuprofen',
      codes: [
        { system: 'RxNorm', code: '5640', name: 'Ibuprofen' },
      ],
      en: {
        name: 'Ibuprofen (a pain medicine)',
        about: 'A medicine for pain, fever and swelling. It is one of a group called NSAIDs.',
        find: ['pain medicine', 'nsaid', 'advil', 'motrin'],
      },
      es: {
        name: 'Ibuprofeno (medicina para el dolor)',
        about: 'Una medicina para el dolor, la fiebre y la hinchazón. Es del grupo de los AINE (antiinflamatorios).',
        find: ['medicina para el dolor', 'aine', 'advil', 'motrin'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'codeine',
      codes: [
        { system: 'RxNorm', code: '2670', name: 'codeine' },
      ],
      en: {
        name: 'Codeine (an opioid)',
        about: 'A medicine for pain, and at times for a cough. It is one of a group called opioids.',
        find: ['pain medicine', 'opioid', 'narcotic', 'cough medicine'],
      },
      es: {
        name: 'Codeína (opioide)',
        about: 'Una medicina para el dolor, y a veces para la tos. Es del grupo de los opioides.',
        find: ['medicina para el dolor', 'opioide', 'tos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lisinopril',
      class: 'ace',
      codes: [
        { system: 'RxNorm', code: '29046', name: 'Lisinopril' },
      ],
      en: { name: 'Lisinopril' },
      es: { name: 'Lisinopril' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'captopril',
      class: 'ace',
      codes: [
        { system: 'RxNorm', code: '1998', name: 'Captopril' },
      ],
      en: { name: 'Captopril' },
      es: { name: 'Captopril' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'enalapril',
      class: 'ace',
      codes: [
        { system: 'RxNorm', code: '3827', name: 'Enalapril' },
      ],
      en: { name: 'Enalapril' },
      es: { name: 'Enalapril' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'benazepril',
      class: 'ace',
      codes: [
        { system: 'RxNorm', code: '18867', name: 'benazepril' },
      ],
      en: { name: 'Benazepril' },
      es: { name: 'Benazepril' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'quinapril',
      class: 'ace',
      codes: [
        { system: 'RxNorm', code: '35208', name: 'quinapril' },
      ],
      en: { name: 'Quinapril' },
      es: { name: 'Quinapril' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ramipril',
      class: 'ace',
      codes: [
        { system: 'RxNorm', code: '35296', name: 'Ramipril' },
      ],
      en: { name: 'Ramipril' },
      es: { name: 'Ramipril' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'medicine-allergy',
      codes: [
        { system: 'SNOMED CT', code: '416098002', name: 'Allergy to drug (finding)' },
      ],
      en: {
        name: 'Medicine allergy',
        about: 'The body reacts to a medicine as if it were a threat. The code does not say which medicine.',
        find: ['drug allergy', 'medication allergy'],
      },
      es: {
        name: 'Alergia a una medicina',
        about: 'El cuerpo reacciona a una medicina como si fuera una amenaza. El código no dice a cuál.',
        find: ['alergia a medicamentos', 'medicamento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'no-known-medicine-allergy',
      codes: [
        { system: 'SNOMED CT', code: '409137002', name: 'No known drug allergy (situation)' },
      ],
      en: {
        name: 'No known allergy to any medicine',
        about: 'No allergy to a medicine was known when this was entered. It can change with time.',
        find: ['nkda', 'no drug allergies'],
      },
      es: {
        name: 'Ninguna alergia conocida a medicinas',
        about: 'No se sabía de ninguna alergia a medicinas cuando esto se anotó. Puede cambiar con el tiempo.',
        find: ['sin alergias a medicinas', 'medicamentos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
