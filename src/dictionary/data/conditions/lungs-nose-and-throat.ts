import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'acute-bronchitis',
      codes: [
        { system: 'SNOMED CT', code: '10509002', name: 'Acute bronchitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J20.9', name: 'Acute bronchitis, unspecified' },
      ],
      broader: 'bronchitis',
      en: {
        name: 'Acute bronchitis (a chest cold)',
        about: 'The airways in the lungs are swollen, most often from a virus. It causes a cough that can last a few weeks.',
        find: ['chest cold', 'cough'],
      },
      es: {
        name: 'Bronquitis aguda (catarro de pecho)',
        about: 'Las vías del aire en los pulmones están hinchadas, casi siempre por un virus. Causa una tos que puede durar unas semanas.',
        find: ['tos', 'catarro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bronchitis',
      codes: [
        { system: 'ICD-10-CM', code: 'J40', name: 'Bronchitis, not specified as acute or chronic' },
        { system: 'SNOMED CT', code: '32398004', name: 'Bronchitis (disorder)' },
      ],
      en: {
        name: 'Bronchitis (swollen airways)',
        about: 'The airways in the lungs are swollen and make more mucus. This brings on a cough.',
        find: ['chest cold', 'cough', 'mucus', 'phlegm'],
      },
      es: {
        name: 'Bronquitis (vías del aire hinchadas)',
        about: 'Las vías del aire en los pulmones están hinchadas y hacen más moco. Esto da tos.',
        find: ['tos', 'catarro', 'flemas', 'moco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sinus-infection',
      codes: [
        { system: 'SNOMED CT', code: '36971009', name: 'Sinusitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J01.90', name: 'Acute sinusitis, unspecified' },
      ],
      en: {
        name: 'Sinusitis (swollen sinuses)',
        about: 'The sinuses, hollow spaces around the nose and eyes, are swollen inside. The nose can be stuffy, and the face can hurt.',
        find: ['sinus infection', 'sinuses', 'stuffy nose', 'face pain'],
      },
      es: {
        name: 'Sinusitis (senos nasales hinchados)',
        about: 'Los senos nasales, espacios huecos junto a la nariz y los ojos, están hinchados. La nariz puede estar tapada, y la cara puede doler.',
        find: ['infección de los senos nasales', 'nariz tapada', 'dolor de cara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sinus-infection-viral',
      codes: [
        { system: 'SNOMED CT', code: '444814009', name: 'Viral sinusitis (disorder)' },
      ],
      broader: 'sinus-infection',
      en: {
        name: 'Viral sinusitis (sinus infection from a virus)',
        about: 'The sinuses are hollow spaces around the nose and eyes. A virus has made them swell, often along with a cold.',
        find: ['sinus infection', 'sinuses', 'stuffy nose', 'cold'],
      },
      es: {
        name: 'Sinusitis viral (por un virus)',
        about: 'Los senos nasales son espacios huecos junto a la nariz y los ojos. Un virus hizo que se hincharan, muchas veces con un resfriado.',
        find: ['infección de los senos nasales', 'nariz tapada', 'resfriado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sinus-infection-bacterial',
      codes: [
        { system: 'SNOMED CT', code: '75498004' },
      ],
      broader: 'sinus-infection',
      en: {
        name: 'Bacterial sinusitis (sinus infection)',
        about: 'The sinuses are hollow spaces around the nose and eyes. Germs called bacteria have infected them.',
        find: ['sinus infection', 'sinuses', 'stuffy nose', 'face pain'],
      },
      es: {
        name: 'Sinusitis por bacterias',
        about: 'Los senos nasales son espacios huecos junto a la nariz y los ojos. Unas bacterias los infectaron.',
        find: ['infección de los senos nasales', 'nariz tapada', 'dolor de cara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sinus-infection-chronic',
      codes: [
        { system: 'SNOMED CT', code: '40055000', name: 'Chronic sinusitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J32.9', name: 'Chronic sinusitis, unspecified' },
      ],
      broader: 'sinus-infection',
      en: {
        name: 'Chronic sinusitis (lasts for months)',
        about: 'The sinuses, hollow spaces around the nose and eyes, have been swollen for months. The nose can be stuffy, and the face can hurt.',
        find: ['sinus infection', 'sinuses', 'stuffy nose', 'face pain'],
      },
      es: {
        name: 'Sinusitis crónica (dura meses)',
        about: 'Los senos nasales, espacios huecos junto a la nariz y los ojos, llevan meses hinchados. La nariz puede estar tapada, y la cara puede doler.',
        find: ['infección de los senos nasales', 'nariz tapada', 'dolor de cara'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sore-throat',
      codes: [
        { system: 'SNOMED CT', code: '195662009', name: 'Acute viral pharyngitis (disorder)' },
        { system: 'SNOMED CT', code: '405737000', name: 'Pharyngitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J02.9', name: 'Acute pharyngitis, unspecified' },
      ],
      en: {
        name: 'Sore throat (pharyngitis)',
        about: 'The back of the throat is swollen and sore, most often from a virus. It can hurt to swallow.',
        find: ['throat infection', 'throat hurts', 'pharyngitis'],
      },
      es: {
        name: 'Dolor de garganta (faringitis)',
        about: 'La garganta está hinchada y duele, casi siempre por un virus. Puede doler al tragar.',
        find: ['faringitis', 'garganta irritada', 'infección de garganta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sore-throat-symptom',
      codes: [
        { system: 'SNOMED CT', code: '267102003', name: 'Sore throat symptom (finding)' },
      ],
      en: {
        name: 'Sore throat (as a symptom)',
        about: 'The throat hurts or feels raw.',
        find: ['throat hurts', 'throat pain'],
      },
      es: {
        name: 'Garganta adolorida (síntoma)',
        about: 'La garganta duele o arde.',
        find: ['dolor de garganta', 'ardor de garganta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'asthma',
      codes: [
        { system: 'SNOMED CT', code: '195967001', name: 'Asthma (disorder)' },
        { system: 'ICD-10-CM', code: 'J45.909', name: 'Unspecified asthma, uncomplicated' },
        { system: 'ICD-10-CM', code: 'J45.20', name: 'Mild intermittent asthma, uncomplicated' },
        { system: 'ICD-10-CM', code: 'J45.40', name: 'Moderate persistent asthma, uncomplicated' },
      ],
      en: {
        name: 'Asthma',
        about: 'The airways in the lungs react easily. They can swell and get narrow, and then it is hard to breathe.',
        find: ['wheezing', 'breathing', 'inhaler', 'airways'],
      },
      es: {
        name: 'Asma',
        about: 'Las vías del aire en los pulmones reaccionan con facilidad. Pueden hincharse y cerrarse, y entonces cuesta respirar.',
        find: ['silbido', 'respirar', 'inhalador', 'vías del aire'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'asthma-childhood',
      codes: [
        { system: 'SNOMED CT', code: '233678006' },
      ],
      broader: 'asthma',
      en: {
        name: 'Asthma in childhood',
        about: 'A child’s airways in the lungs react easily. They can swell and get narrow, and then it is hard to breathe.',
        find: ['wheezing', 'breathing', 'inhaler', 'child asthma'],
      },
      es: {
        name: 'Asma en la niñez',
        about: 'Las vías del aire en los pulmones de un niño reaccionan con facilidad. Pueden hincharse y cerrarse, y entonces cuesta respirar.',
        find: ['silbido', 'respirar', 'inhalador', 'asma infantil'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'strep-throat',
      codes: [
        { system: 'SNOMED CT', code: '43878008', name: 'Streptococcal sore throat (disorder)' },
        { system: 'ICD-10-CM', code: 'J02.0', name: 'Streptococcal pharyngitis' },
      ],
      en: {
        name: 'Strep throat',
        about: 'A throat infection from a germ called strep. The throat hurts, and there can be a fever.',
        find: ['streptococcus', 'throat infection', 'sore throat'],
      },
      es: {
        name: 'Infección de garganta por estreptococo',
        about: 'Una infección de la garganta por una bacteria, el estreptococo. La garganta duele, y puede haber fiebre.',
        find: ['estreptococo', 'dolor de garganta', 'anginas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hay-fever',
      codes: [
        { system: 'SNOMED CT', code: '61582004', name: 'Allergic rhinitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J30.9', name: 'Allergic rhinitis, unspecified' },
      ],
      en: {
        name: 'Nose allergy (allergic rhinitis)',
        about: 'The nose reacts to something in the air, such as pollen, dust or animals. It can be runny, itchy or stuffy, and there can be sneezing.',
        find: ['hay fever', 'allergies', 'runny nose', 'sneezing', 'pollen'],
      },
      es: {
        name: 'Alergia de la nariz (rinitis alérgica)',
        about: 'La nariz reacciona a algo en el aire, como polen, polvo o animales. Puede escurrir, estar tapada, o dar comezón y estornudos.',
        find: ['fiebre del heno', 'alergias', 'estornudos', 'polen', 'escurrimiento'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergic-rhinitis-seasonal',
      codes: [
        { system: 'SNOMED CT', code: '367498001', name: 'Seasonal allergic rhinitis (disorder)' },
        { system: 'ICD-10-CM', code: 'J30.2', name: 'Other seasonal allergic rhinitis' },
      ],
      broader: 'hay-fever',
      en: {
        name: 'Seasonal nose allergy (such as hay fever)',
        about: 'In some seasons, the nose reacts to something in the air, such as pollen. It can be runny, itchy or stuffy, and there can be sneezing.',
        find: ['hay fever', 'allergies', 'runny nose', 'sneezing', 'pollen'],
      },
      es: {
        name: 'Alergia de la nariz en ciertas temporadas',
        about: 'En ciertas temporadas, la nariz reacciona a algo en el aire, como el polen. Puede escurrir, taparse, o dar comezón y estornudos.',
        find: ['rinitis alérgica estacional', 'fiebre del heno', 'alergias', 'estornudos', 'polen'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergic-rhinitis-perennial',
      codes: [
        { system: 'SNOMED CT', code: '446096008', name: 'Perennial allergic rhinitis (disorder)' },
      ],
      broader: 'hay-fever',
      en: {
        name: 'Nose allergy all year (perennial)',
        about: 'The nose reacts to something that is in the air all year round, such as dust or animals. It can be runny, itchy or stuffy.',
        find: ['allergic rhinitis', 'allergies', 'runny nose', 'sneezing', 'dust', 'pets'],
      },
      es: {
        name: 'Alergia de la nariz todo el año (perenne)',
        about: 'La nariz reacciona a algo que está en el aire todo el año, como polvo o animales. Puede escurrir, taparse o dar comezón.',
        find: ['rinitis alérgica', 'rinitis perenne', 'alergias', 'estornudos', 'polvo', 'mascotas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pneumonia',
      codes: [
        { system: 'SNOMED CT', code: '233604007', name: 'Pneumonia (disorder)' },
        { system: 'ICD-10-CM', code: 'J18.9', name: 'Pneumonia, unspecified organism' },
      ],
      en: {
        name: 'Pneumonia (a lung infection)',
        about: 'The small air sacs in the lungs are infected and can fill with fluid. It can bring a cough, a fever or hard breathing.',
        find: ['lung infection', 'chest infection', 'cough'],
      },
      es: {
        name: 'Neumonía o pulmonía (infección del pulmón)',
        about: 'Las bolsitas de aire de los pulmones tienen infección y se pueden llenar de líquido. Puede dar tos, fiebre o falta de aire.',
        find: ['pulmonía', 'infección del pulmón', 'tos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'copd',
      codes: [
        { system: 'SNOMED CT', code: '185086009', name: 'Chronic obstructive bronchitis (disorder)' },
        { system: 'SNOMED CT', code: '13645005', name: 'Chronic obstructive lung disease (disorder)' },
        { system: 'ICD-10-CM', code: 'J44.9', name: 'Chronic obstructive pulmonary disease, unspecified' },
      ],
      en: {
        name: 'COPD (long-term narrow airways)',
        about: 'A long-term lung disease in which the airways are narrow. It is hard to get all the air out of the lungs.',
        find: ['chronic obstructive pulmonary disease', 'chronic bronchitis', 'emphysema', 'lungs'],
      },
      es: {
        name: 'EPOC (vías del aire estrechas por mucho tiempo)',
        about: 'Una enfermedad crónica de los pulmones en la que las vías del aire son estrechas. Cuesta sacar todo el aire.',
        find: ['enfermedad pulmonar obstructiva crónica', 'bronquitis crónica', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'copd-flare-up',
      codes: [
        { system: 'ICD-10-CM', code: 'J44.1', name: 'Chronic obstructive pulmonary disease with (acute) exacerbation' },
      ],
      broader: 'copd',
      en: {
        name: 'COPD flare-up',
        about: 'COPD is a long-term lung disease with narrow airways. In a flare-up, there is more cough, mucus or trouble breathing for a time.',
        find: ['copd exacerbation', 'chronic obstructive pulmonary disease', 'lungs'],
      },
      es: {
        name: 'Crisis de EPOC',
        about: 'La EPOC es una enfermedad crónica de los pulmones con vías del aire estrechas. En una crisis hay más tos, moco o falta de aire por un tiempo.',
        find: ['exacerbación', 'epoc', 'enfermedad pulmonar', 'pulmones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'emphysema',
      codes: [
        { system: 'SNOMED CT', code: '87433001', name: 'Pulmonary emphysema (disorder)' },
        { system: 'ICD-10-CM', code: 'J43.9', name: 'Emphysema, unspecified' },
      ],
      en: {
        name: 'Emphysema (stretched air sacs)',
        about: 'The small air sacs in the lungs are stretched or broken down. It is harder to get air out, and less oxygen may get in.',
        find: ['copd', 'lungs', 'air sacs'],
      },
      es: {
        name: 'Enfisema (bolsitas de aire estiradas)',
        about: 'Las bolsitas de aire de los pulmones están estiradas o rotas. Cuesta más sacar el aire, y puede entrar menos oxígeno.',
        find: ['epoc', 'pulmones', 'enfisema pulmonar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'common-cold',
      codes: [
        { system: 'ICD-10-CM', code: 'J00', name: 'Acute nasopharyngitis [common cold]' },
        { system: 'SNOMED CT', code: '82272006', name: 'Common cold (disorder)' },
      ],
      broader: 'upper-airway-infection',
      en: {
        name: 'Common cold',
        about: 'An infection of the nose and throat, most often from a virus. The nose can run, and the throat can be sore.',
        find: ['cold', 'runny nose', 'sneezing'],
      },
      es: {
        name: 'Resfriado (infección de nariz y garganta)',
        about: 'Una infección de la nariz y la garganta, casi siempre por un virus. La nariz puede escurrir, y la garganta puede doler.',
        find: ['catarro', 'gripa', 'infección respiratoria', 'resfrío'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'upper-airway-infection',
      codes: [
        { system: 'ICD-10-CM', code: 'J06.9', name: 'Acute upper respiratory infection, unspecified' },
        { system: 'SNOMED CT', code: '54150009', name: 'Upper respiratory infection (disorder)' },
      ],
      en: {
        name: 'Upper airway infection (such as a cold)',
        about: 'An infection of the nose, the throat or the places near them, most often from a virus. The code does not say which place.',
        find: ['cold', 'uri', 'upper respiratory infection', 'runny nose', 'sore throat'],
      },
      es: {
        name: 'Infección de vías altas (como un resfriado)',
        about: 'Una infección de la nariz, la garganta o partes cercanas, casi siempre por un virus. El código no dice cuál parte.',
        find: ['catarro', 'gripa', 'infección respiratoria alta', 'resfrío', 'garganta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tonsillitis',
      codes: [
        { system: 'ICD-10-CM', code: 'J03.90', name: 'Acute tonsillitis, unspecified' },
        { system: 'SNOMED CT', code: '90176007', name: 'Tonsillitis (disorder)' },
      ],
      en: {
        name: 'Tonsillitis (sore, swollen tonsils)',
        about: 'The tonsils, at the back of the throat, are swollen and sore. Most often this is from an infection.',
        find: ['tonsils', 'throat infection', 'sore throat'],
      },
      es: {
        name: 'Amigdalitis (anginas hinchadas)',
        about: 'Las amígdalas, o anginas, en el fondo de la garganta, están hinchadas y duelen. Casi siempre es por una infección.',
        find: ['anginas', 'amígdalas', 'dolor de garganta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'flu',
      codes: [
        { system: 'ICD-10-CM', code: 'J11.1', name: 'Influenza due to unidentified influenza virus with other respiratory manifestations' },
        { system: 'ICD-10-CM', code: 'J10.1', name: 'Influenza due to other identified influenza virus with other respiratory manifestations' },
        { system: 'SNOMED CT', code: '6142004', name: 'Influenza (disorder)' },
      ],
      en: {
        name: 'Flu (influenza)',
        about: 'An infection with a flu virus. It often starts all at once, with fever, cough and aches.',
        find: ['influenza', 'grippe', 'fever'],
      },
      es: {
        name: 'Gripe (influenza)',
        about: 'Una infección por un virus de la gripe. Muchas veces empieza de repente, con fiebre, tos y dolor de cuerpo.',
        find: ['influenza', 'gripa', 'fiebre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'croup',
      codes: [
        { system: 'SNOMED CT', code: '71186008', name: 'Croup (disorder)' },
        { system: 'ICD-10-CM', code: 'J05.0', name: 'Acute obstructive laryngitis [croup]' },
      ],
      en: {
        name: 'Croup (a barking cough in children)',
        about: 'The upper airway of a child is swollen, most often from a virus. The cough sounds like a bark, and breathing in can be noisy.',
        find: ['barking cough', 'laryngitis', 'child cough'],
      },
      es: {
        name: 'Crup (tos de perro en los niños)',
        about: 'La parte alta de las vías del aire de un niño está hinchada, casi siempre por un virus. La tos suena como un ladrido, y al tomar aire puede haber ruido.',
        find: ['tos de perro', 'laringitis', 'tos del niño'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergic-reaction-sudden',
      codes: [
        { system: 'SNOMED CT', code: '241929008' },
      ],
      en: {
        name: 'Sudden allergic reaction',
        about: 'The body reacts all at once to something as if it were a threat. There can be a rash, itching or swelling.',
        find: ['allergy', 'hives', 'acute allergic reaction'],
      },
      es: {
        name: 'Reacción alérgica repentina',
        about: 'El cuerpo reacciona de golpe a algo, como si le hiciera daño. Puede haber ronchas, comezón o hinchazón.',
        find: ['alergia', 'sarpullido', 'reacción alérgica aguda'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acute-respiratory-distress-syndrome',
      codes: [
        { system: 'SNOMED CT', code: '67782005', name: 'Acute respiratory distress syndrome (disorder)' },
      ],
      en: {
        name: 'Acute respiratory distress syndrome (ARDS)',
        about: 'Fluid has gathered in the lungs within days, after an illness or an injury. Less oxygen gets into the blood.',
        find: ['ards', 'lungs', 'breathing machine', 'ventilator'],
      },
      es: {
        name: 'Síndrome de dificultad respiratoria aguda (SDRA)',
        about: 'Se juntó líquido en los pulmones en unos días, por una enfermedad o una lesión. Llega menos oxígeno a la sangre.',
        find: ['sdra', 'pulmones', 'respirador', 'ventilador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'acute-respiratory-failure',
      codes: [
        { system: 'SNOMED CT', code: '65710008', name: 'Acute respiratory failure (disorder)' },
      ],
      en: {
        name: 'Acute respiratory failure',
        about: 'The lungs cannot get enough oxygen into the blood, or enough waste gas out. This came on within a short time.',
        find: ['breathing failure', 'lungs', 'oxygen', 'ventilator'],
      },
      es: {
        name: 'Insuficiencia respiratoria aguda',
        about: 'Los pulmones no logran pasar oxígeno suficiente a la sangre, o sacar el gas que sobra. Esto pasó en poco tiempo.',
        find: ['falla respiratoria', 'pulmones', 'oxígeno', 'respirador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'respiratory-distress',
      codes: [
        { system: 'SNOMED CT', code: '271825005', name: 'Respiratory distress (finding)' },
      ],
      en: {
        name: 'Trouble breathing (respiratory distress)',
        about: 'Breathing is hard work. It may be fast, and the muscles of the neck and ribs may have to help.',
        find: ['hard to breathe', 'short of breath', 'breathing'],
      },
      es: {
        name: 'Respiración difícil',
        about: 'Respirar cuesta mucho trabajo. La respiración puede ser rápida, y los músculos del cuello y las costillas pueden ayudar.',
        find: ['dificultad respiratoria', 'falta de aire', 'respirar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'low-blood-oxygen',
      codes: [
        { system: 'SNOMED CT', code: '389087006', name: 'Hypoxemia (disorder)' },
      ],
      en: {
        name: 'Low oxygen in the blood (hypoxemia)',
        about: 'There is less oxygen in the blood than expected.',
        find: ['hypoxia', 'oxygen level', 'low oxygen'],
      },
      es: {
        name: 'Poco oxígeno en la sangre (hipoxemia)',
        about: 'Hay menos oxígeno en la sangre de lo esperado.',
        find: ['hipoxia', 'oxígeno bajo', 'saturación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stuffy-nose',
      codes: [
        { system: 'SNOMED CT', code: '68235000', name: 'Nasal congestion (finding)' },
      ],
      en: {
        name: 'Stuffy nose (nasal congestion)',
        about: 'The inside of the nose is swollen or full of mucus. It is hard to breathe through it.',
        find: ['congestion', 'blocked nose', 'mucus'],
      },
      es: {
        name: 'Nariz tapada (congestión nasal)',
        about: 'La nariz está hinchada por dentro o llena de moco. Cuesta respirar por ella.',
        find: ['congestión', 'mocos', 'nariz congestionada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'coughing-up-blood',
      codes: [
        { system: 'SNOMED CT', code: '66857006', name: 'Hemoptysis (finding)' },
      ],
      en: {
        name: 'Coughing up blood (hemoptysis)',
        about: 'Blood, or mucus with blood in it, comes up from the airways with a cough.',
        find: ['blood in mucus', 'bloody cough', 'blood in phlegm'],
      },
      es: {
        name: 'Tos con sangre (hemoptisis)',
        about: 'Al toser sale sangre, o moco con sangre, de las vías del aire.',
        find: ['flemas con sangre', 'esputo con sangre', 'toser sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'latex-allergy',
      codes: [
        { system: 'SNOMED CT', code: '300916003', name: 'Allergy to latex (finding)' },
      ],
      en: {
        name: 'Latex allergy (natural rubber)',
        about: 'The body reacts to latex as if it were a threat. Latex is a rubber that is in some gloves and balloons.',
        find: ['rubber allergy', 'gloves', 'allergy'],
      },
      es: {
        name: 'Alergia al látex (goma natural)',
        about: 'El cuerpo reacciona al látex como si fuera una amenaza. El látex es una goma que está en algunos guantes y globos.',
        find: ['alergia al hule', 'guantes', 'alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
