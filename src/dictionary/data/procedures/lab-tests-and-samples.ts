import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'blood-count',
      codes: [
        { system: 'SNOMED CT', code: '104091002' },
      ],
      en: {
        name: 'Blood count',
        about: 'Counts the cells in the blood: red cells, white cells and platelets. Red cells carry oxygen, white cells fight germs, and platelets help the blood to clot.',
        find: ['cbc', 'hemogram', 'red cells', 'white cells', 'platelets', 'blood test'],
      },
      es: {
        name: 'Conteo de la sangre',
        about: 'Cuenta las células de la sangre. Los glóbulos rojos llevan oxígeno, los blancos combaten gérmenes y las plaquetas ayudan a parar el sangrado.',
        find: ['hemograma', 'glóbulos rojos', 'glóbulos blancos', 'plaquetas', 'prueba de sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'throat-culture',
      codes: [
        { system: 'SNOMED CT', code: '117015009' },
      ],
      en: {
        name: 'Throat swab for germs (throat culture)',
        about: 'A soft swab takes a sample from the throat. The lab sees if germs grow from it.',
        find: ['throat swab', 'strep test', 'sore throat'],
      },
      es: {
        name: 'Cultivo de garganta (busca gérmenes)',
        about: 'Con un hisopo suave se toma una muestra de la garganta. En el laboratorio se ve si crecen gérmenes.',
        find: ['hisopo', 'dolor de garganta', 'estreptococo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-type',
      codes: [
        { system: 'SNOMED CT', code: '44608003' },
      ],
      en: {
        name: 'Blood type test',
        about: 'Finds out the blood type, such as A, B, AB or O. It is used to match blood when blood is given.',
        find: ['blood group', 'blood typing', 'rh factor', 'blood match'],
      },
      es: {
        name: 'Prueba del tipo de sangre',
        about: 'Muestra el tipo de sangre, como A, B, AB u O. Sirve para dar sangre que vaya con la de la persona.',
        find: ['grupo sanguíneo', 'factor rh', 'tipo de sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-test',
      codes: [
        { system: 'SNOMED CT', code: '31676001' },
      ],
      en: {
        name: 'HIV test',
        about: 'A sample, most often blood, is tested for HIV. HIV is a virus that attacks the body’s defenses against germs.',
        find: ['hiv screening', 'aids test', 'sti test'],
      },
      es: {
        name: 'Prueba del VIH',
        about: 'Se busca el VIH en una muestra, casi siempre de sangre. Es un virus que ataca las defensas del cuerpo.',
        find: ['vih', 'sida', 'prueba de infecciones sexuales'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tuberculosis-skin-test',
      codes: [
        { system: 'SNOMED CT', code: '28163009' },
      ],
      en: {
        name: 'Skin test for tuberculosis (TB)',
        about: 'A tiny amount of a test substance is put into the skin, most often on the arm. Days later, the skin is checked for a reaction.',
        find: ['tb test', 'tuberculin', 'tine test'],
      },
      es: {
        name: 'Prueba de tuberculosis (TB) en la piel',
        about: 'Se pone en la piel, casi siempre del brazo, un poquito de una sustancia de prueba. Días después se mira si la piel reacciona.',
        find: ['tuberculina', 'tb', 'tine'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-sugar-test',
      codes: [
        { system: 'SNOMED CT', code: '268556000' },
      ],
      en: {
        name: 'Urine test for sugar',
        about: 'Checks if there is sugar (glucose) in the urine.',
        find: ['glucose in urine', 'pee test', 'urine test'],
      },
      es: {
        name: 'Prueba de azúcar en la orina',
        about: 'Busca azúcar (glucosa) en la orina.',
        find: ['glucosa en la orina', 'prueba de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-culture',
      codes: [
        { system: 'SNOMED CT', code: '117010004' },
      ],
      en: {
        name: 'Urine culture (test for germs)',
        about: 'The lab sees if germs grow from the urine. It is used to look for an infection of the bladder or kidneys.',
        find: ['urine test', 'uti test', 'pee test', 'bladder infection'],
      },
      es: {
        name: 'Cultivo de orina (busca gérmenes)',
        about: 'En el laboratorio se ve si crecen gérmenes de la orina. Sirve para buscar una infección de la vejiga o los riñones.',
        find: ['urocultivo', 'prueba de orina', 'infección de orina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cell-smear',
      codes: [
        { system: 'SNOMED CT', code: '90226004' },
      ],
      en: {
        name: 'Smear of cells prepared (such as a Pap smear)',
        about: 'Cells from the sex organs, such as the cervix, are spread on glass. This is done to look at them under a microscope.',
        find: ['pap smear', 'pap test', 'cervix', 'smear'],
      },
      es: {
        name: 'Muestra de células en vidrio (como Papanicolaou)',
        about: 'Se ponen en un vidrio células de los órganos sexuales, como el cuello del útero. Así se pueden mirar con un microscopio.',
        find: ['papanicolaou', 'citología', 'cuello uterino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b-test',
      codes: [
        { system: 'SNOMED CT', code: '47758006' },
      ],
      en: {
        name: 'Hepatitis B test',
        about: 'The blood is tested for hepatitis B. It is a virus that infects the liver.',
        find: ['hep b', 'liver virus', 'hbsag'],
      },
      es: {
        name: 'Prueba de hepatitis B',
        about: 'Se busca hepatitis B en la sangre. Es un virus que infecta el hígado.',
        find: ['hígado', 'virus', 'hbsag'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chlamydia-test',
      codes: [
        { system: 'SNOMED CT', code: '310861008' },
      ],
      en: {
        name: 'Chlamydia test',
        about: 'A sample is tested for chlamydia, a kind of germ. It spreads most often through sex.',
        find: ['chlamydia', 'sti test', 'std test'],
      },
      es: {
        name: 'Prueba de clamidia',
        about: 'Se busca clamidia en una muestra. Es un germen que se pasa casi siempre por el sexo.',
        find: ['clamidia', 'infección sexual', 'its', 'ets'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gonorrhea-test',
      codes: [
        { system: 'SNOMED CT', code: '165829005' },
      ],
      en: {
        name: 'Gonorrhea test',
        about: 'A sample is tested for gonorrhea, an infection caused by a germ. It spreads most often through sex.',
        find: ['gonorrhea', 'sti test', 'std test'],
      },
      es: {
        name: 'Prueba de gonorrea',
        about: 'Se busca gonorrea en una muestra. Es una infección que se pasa casi siempre por el sexo.',
        find: ['gonorrea', 'infección sexual', 'its', 'ets'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'syphilis-test',
      codes: [
        { system: 'SNOMED CT', code: '269828009' },
      ],
      en: {
        name: 'Syphilis test',
        about: 'A sample, most often blood, is tested for syphilis. It is an infection that spreads through sex, or to a baby in pregnancy.',
        find: ['syphilis', 'sti test', 'std test', 'rpr'],
      },
      es: {
        name: 'Prueba de sífilis',
        about: 'Se busca sífilis en una muestra, casi siempre de sangre. Es una infección que se pasa por el sexo, o al bebé en el embarazo.',
        find: ['sífilis', 'infección sexual', 'its', 'ets'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-diabetes-test',
      codes: [
        { system: 'SNOMED CT', code: '395123002' },
      ],
      en: {
        name: 'Urine screening for diabetes',
        about: 'Urine is tested for signs of diabetes, such as sugar in the urine. In diabetes, sugar can build up in the blood.',
        find: ['pee test', 'sugar test', 'urine test'],
      },
      es: {
        name: 'Prueba de orina para buscar diabetes',
        about: 'Se buscan en la orina señales de diabetes, como el azúcar. Con diabetes se puede juntar azúcar en la sangre.',
        find: ['prueba de orina', 'azúcar', 'glucosa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-c-test',
      codes: [
        { system: 'SNOMED CT', code: '104375008' },
      ],
      en: {
        name: 'Hepatitis C test',
        about: 'The blood is tested for signs of contact with hepatitis C. It is a virus that infects the liver.',
        find: ['hep c', 'liver virus', 'hepatitis c antibodies'],
      },
      es: {
        name: 'Prueba de hepatitis C',
        about: 'Se busca en la sangre si hubo contacto con la hepatitis C. Es un virus que infecta el hígado.',
        find: ['hígado', 'virus', 'anticuerpos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rubella-test',
      codes: [
        { system: 'SNOMED CT', code: '169690007' },
      ],
      en: {
        name: 'Rubella (German measles) test',
        about: 'Antibodies help fight germs. This test looks in the blood for those that fight rubella, from a vaccine or from the illness.',
        find: ['german measles', 'rubella immunity', 'pregnancy test'],
      },
      es: {
        name: 'Prueba de rubéola (sarampión alemán)',
        about: 'Los anticuerpos ayudan a combatir gérmenes. Se buscan en la sangre los de la rubéola, que vienen de una vacuna o de la enfermedad.',
        find: ['rubéola', 'sarampión alemán', 'anticuerpos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chickenpox-antibody-test',
      codes: [
        { system: 'SNOMED CT', code: '104326007' },
      ],
      en: {
        name: 'Chickenpox antibody test',
        about: 'Antibodies help fight germs. This test looks in the blood for those that fight chickenpox, from a vaccine or from the illness.',
        find: ['varicella', 'chickenpox immunity', 'zoster', 'shingles'],
      },
      es: {
        name: 'Prueba de anticuerpos de la varicela',
        about: 'Los anticuerpos ayudan a combatir gérmenes. Se buscan en la sangre los de la varicela, que vienen de una vacuna o de la enfermedad.',
        find: ['varicela', 'zóster', 'inmunidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'urine-protein-test',
      codes: [
        { system: 'SNOMED CT', code: '167271000' },
      ],
      en: {
        name: 'Urine test for protein',
        about: 'Checks if there is protein in the urine. The kidneys keep most protein in the blood.',
        find: ['protein in urine', 'pee test', 'kidney test'],
      },
      es: {
        name: 'Prueba de proteína en la orina',
        about: 'Busca proteína en la orina. Los riñones dejan casi toda la proteína en la sangre.',
        find: ['proteínas', 'prueba de orina', 'riñones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'strep-test',
      codes: [
        { system: 'SNOMED CT', code: '118001005' },
      ],
      en: {
        name: 'Strep test',
        about: 'A sample is tested for strep, a kind of germ (bacteria). There is more than one type of strep.',
        find: ['strep', 'group b strep', 'streptococcus'],
      },
      es: {
        name: 'Prueba de estreptococo',
        about: 'Se busca estreptococo en una muestra. Es un germen (bacteria), y hay más de un tipo.',
        find: ['estreptococo', 'estreptococo b', 'bacteria'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergy-test',
      codes: [
        { system: 'SNOMED CT', code: '395142003' },
      ],
      en: {
        name: 'Allergy test',
        about: 'Looks for things that the body reacts to with an allergy. It may be done on the skin or with blood.',
        find: ['skin prick', 'allergies', 'allergy screening'],
      },
      es: {
        name: 'Prueba de alergia',
        about: 'Busca cosas a las que el cuerpo reacciona con una alergia. Puede ser en la piel o con sangre.',
        find: ['alergias', 'prueba de la piel'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stool-hidden-blood-test',
      codes: [
        { system: 'SNOMED CT', code: '1015401000000102' },
        { system: 'SNOMED CT', code: '104435004' },
      ],
      en: {
        name: 'Stool test for hidden blood',
        about: 'Checks the stool for blood that cannot be seen. Blood in the stool can have many causes.',
        find: ['poop test', 'fit', 'fobt', 'occult blood', 'colon cancer screening'],
      },
      es: {
        name: 'Prueba de sangre oculta en las heces',
        about: 'Busca en las heces sangre que no se ve. La sangre en las heces puede tener muchas causas.',
        find: ['excremento', 'popó', 'sangre oculta', 'fit'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-smear',
      codes: [
        { system: 'SNOMED CT', code: '14768001' },
      ],
      en: {
        name: 'Blood smear (blood under a microscope)',
        about: 'A drop of blood is spread on glass and looked at under a microscope. The size, shape and kinds of blood cells can be seen.',
        find: ['blood cells', 'smear', 'blood film'],
      },
      es: {
        name: 'Sangre vista con un microscopio (frotis)',
        about: 'Se pone una gota de sangre en un vidrio y se mira con un microscopio. Se ven el tamaño, la forma y los tipos de células.',
        find: ['frotis de sangre', 'células de la sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eeg-seizure-count',
      codes: [
        { system: 'SNOMED CT', code: '54550000' },
      ],
      en: {
        name: 'Brain wave test (EEG)',
        about: 'Small pads on the head pick up the electric signals of the brain. It records them over time to find seizures.',
        find: ['eeg', 'brain waves', 'epilepsy test', 'seizure'],
      },
      es: {
        name: 'EEG (ondas del cerebro)',
        about: 'Unos parches en la cabeza captan las señales eléctricas del cerebro. Se graban por un tiempo para buscar convulsiones.',
        find: ['electroencefalograma', 'eeg', 'epilepsia', 'convulsiones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pre-surgery-tests',
      codes: [
        { system: 'SNOMED CT', code: '110467000', name: 'Pre-surgery testing (procedure)' },
      ],
      en: {
        name: 'Tests before surgery',
        about: 'Tests that are done before an operation. They help the team plan the care.',
        find: ['pre-op', 'surgery tests', 'operation'],
      },
      es: {
        name: 'Pruebas antes de una cirugía',
        about: 'Son pruebas que se hacen antes de una operación. Ayudan a planear la atención.',
        find: ['preoperatorio', 'operación', 'pruebas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-sample-taken',
      codes: [
        { system: 'SNOMED CT', code: '82078001', name: 'Collection of blood specimen for laboratory (procedure)' },
      ],
      en: {
        name: 'Blood sample taken',
        about: 'Some blood is taken for tests in the lab, most often from a vein in the arm.',
        find: ['blood draw', 'blood test', 'needle'],
      },
      es: {
        name: 'Toma de sangre',
        about: 'Se saca un poco de sangre para pruebas de laboratorio, casi siempre de una vena del brazo.',
        find: ['muestra de sangre', 'extracción de sangre', 'aguja'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
