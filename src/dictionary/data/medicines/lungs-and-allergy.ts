import type { DictionaryFile } from '../../entry'

export default {
  classes: {
    airwaySteroid: {
      en: { label: 'a steroid for lungs, nose or skin', about: 'Calms swelling where it is used. It is breathed in for asthma or other lung problems, sprayed into the nose for allergies, or put on the skin.', find: ['steroid', 'asthma', 'allergy', 'inhaler', 'nose spray', 'cream'] },
      es: { label: 'esteroide: pulmón, nariz o piel', about: 'Calma la hinchazón donde se usa. Se inhala para el asma u otros problemas del pulmón, se echa en la nariz para las alergias o se pone en la piel.', find: ['esteroide', 'asma', 'alergia', 'inhalador', 'espray nasal', 'crema'] },
    },
    longOpener: {
      en: { label: 'keeps the airways open', about: 'Relaxes the muscles around the airways for many hours, so that it is easier to breathe. It is breathed in, mostly for asthma or COPD.', find: ['asthma medicine', 'copd', 'inhaler', 'breathing'] },
      es: { label: 'abre las vías del aire', about: 'Relaja los músculos de las vías del aire por muchas horas, y así cuesta menos respirar. Se inhala, sobre todo para el asma o la EPOC.', find: ['asma', 'epoc', 'inhalador', 'respirar'] },
    },
    antihistamine: {
      en: { label: 'an allergy medicine', about: 'Blocks histamine, a substance of the body that causes sneezing, itching and a runny nose. It is used for allergies.', find: ['allergy medicine', 'hay fever', 'itching', 'hives', 'antihistamine'] },
      es: { label: 'medicina para la alergia', about: 'Frena la histamina, una sustancia del cuerpo que causa estornudos, picazón y moqueo. Se usa para las alergias.', find: ['medicina para la alergia', 'picazón', 'comezón', 'ronchas', 'antihistamínico'] },
    },
    allergySpray: {
      en: { label: 'for allergy in the nose or eyes', about: 'Blocks histamine, a substance of the body that causes itching and a runny nose. It is used in the nose or in the eyes.', find: ['allergy medicine', 'hay fever', 'itchy eyes', 'nose spray', 'eye drops', 'antihistamine'] },
      es: { label: 'para alergia de nariz u ojos', about: 'Frena la histamina, una sustancia del cuerpo que causa picazón y moqueo. Se usa en la nariz o en los ojos.', find: ['medicina para la alergia', 'picazón en los ojos', 'espray nasal', 'gotas para los ojos', 'antihistamínico'] },
    },
  },
  entries: [
    {
      id: 'albuterol',
      codes: [
        { system: 'RxNorm', code: '435' },
        { system: 'ingredient', code: 'albuterol' },
      ],
      en: {
        name: 'Albuterol (opens the airways)',
        about: 'Relaxes the muscles around the airways, so that it is easier to breathe. Most of the time it is breathed in.',
        find: ['asthma medicine', 'inhaler', 'breathing', 'ventolin'],
      },
      es: {
        name: 'Albuterol o salbutamol (abre las vías del aire)',
        about: 'Relaja los músculos de las vías del aire, y así cuesta menos respirar. Casi siempre se toma por inhalación.',
        find: ['medicina para el asma', 'inhalador', 'salbutamol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fluticasone',
      class: 'airwaySteroid',
      codes: [{ system: 'RxNorm', code: '41126' }, { system: 'ingredient', code: 'fluticasone' }],
      en: { name: 'Fluticasone', find: ['flonase', 'flovent', 'advair'] },
      es: { name: 'Fluticasona' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mometasone',
      class: 'airwaySteroid',
      codes: [{ system: 'ingredient', code: 'mometasone' }],
      en: { name: 'Mometasone', find: ['nasonex', 'asmanex', 'elocon'] },
      es: { name: 'Mometasona' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'budesonide',
      codes: [
        { system: 'RxNorm', code: '19831' },
        { system: 'ingredient', code: 'budesonide' },
      ],
      en: {
        name: 'Budesonide (a steroid for lungs, nose or gut)',
        about: 'Calms swelling where it is used. It is breathed in for asthma or other lung problems, sprayed into the nose, or taken for swelling in the gut.',
        find: ['steroid', 'asthma', 'allergy', 'inhaler', 'crohn’s', 'colitis', 'pulmicort', 'symbicort', 'rhinocort'],
      },
      es: {
        name: 'Budesonida (esteroide: pulmón, nariz, intestino)',
        about: 'Calma la hinchazón donde se usa. Se inhala para el asma u otros problemas del pulmón, se echa en la nariz o se toma para el intestino.',
        find: ['esteroide', 'asma', 'alergia', 'inhalador', 'crohn', 'colitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'beclomethasone',
      codes: [
        { system: 'ingredient', code: 'beclomethasone' },
      ],
      en: {
        name: 'Beclomethasone (a steroid for lungs or nose)',
        about: 'Calms swelling where it is used. It is breathed in for asthma, or sprayed into the nose for allergies and growths (polyps).',
        find: ['steroid', 'asthma', 'allergy', 'inhaler', 'nose spray', 'qvar', 'beconase'],
      },
      es: {
        name: 'Beclometasona (esteroide: pulmón o nariz)',
        about: 'Calma la hinchazón donde se usa. Se inhala para el asma, o se echa en la nariz para las alergias y los pólipos.',
        find: ['esteroide', 'asma', 'alergia', 'inhalador', 'espray nasal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'salmeterol',
      class: 'longOpener',
      codes: [{ system: 'RxNorm', code: '36117' }, { system: 'ingredient', code: 'salmeterol' }],
      en: { name: 'Salmeterol', find: ['serevent', 'advair'] },
      es: { name: 'Salmeterol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'formoterol',
      class: 'longOpener',
      codes: [{ system: 'ingredient', code: 'formoterol' }],
      en: { name: 'Formoterol', find: ['symbicort', 'perforomist'] },
      es: { name: 'Formoterol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vilanterol',
      class: 'longOpener',
      codes: [{ system: 'ingredient', code: 'vilanterol' }],
      en: { name: 'Vilanterol', find: ['breo', 'anoro', 'trelegy'] },
      es: { name: 'Vilanterol' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tiotropium',
      class: 'longOpener',
      codes: [{ system: 'RxNorm', code: '69120' }, { system: 'ingredient', code: 'tiotropium' }],
      en: { name: 'Tiotropium', find: ['spiriva'] },
      es: { name: 'Tiotropio' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'umeclidinium',
      class: 'longOpener',
      codes: [{ system: 'ingredient', code: 'umeclidinium' }],
      en: { name: 'Umeclidinium', find: ['incruse', 'anoro', 'trelegy'] },
      es: { name: 'Umeclidinio' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'levalbuterol',
      codes: [
        { system: 'ingredient', code: 'levalbuterol' },
      ],
      en: {
        name: 'Levalbuterol (opens the airways)',
        about: 'Relaxes the muscles around the airways, so that it is easier to breathe. It is breathed in, and starts to work fast.',
        find: ['asthma medicine', 'inhaler', 'breathing', 'nebulizer', 'xopenex'],
      },
      es: {
        name: 'Levalbuterol (abre rápido las vías del aire)',
        about: 'Relaja los músculos de las vías del aire, y así cuesta menos respirar. Se inhala y actúa rápido.',
        find: ['medicina para el asma', 'inhalador', 'nebulizador'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ipratropium',
      codes: [
        { system: 'ingredient', code: 'ipratropium' },
      ],
      en: {
        name: 'Ipratropium (for the airways or a runny nose)',
        about: 'Breathed in, it relaxes the muscles around the airways, so that it is easier to breathe. As a nose spray, it dries up a runny nose.',
        find: ['asthma medicine', 'copd', 'inhaler', 'nebulizer', 'runny nose', 'atrovent', 'duoneb'],
      },
      es: {
        name: 'Ipratropio (para las vías del aire o el moqueo)',
        about: 'Al inhalarlo, relaja los músculos de las vías del aire, y cuesta menos respirar. Como espray en la nariz, seca el moqueo.',
        find: ['asma', 'epoc', 'inhalador', 'nebulizador', 'moqueo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'epinephrine',
      codes: [
        { system: 'RxNorm', code: '3992' },
        { system: 'ingredient', code: 'epinephrine' },
      ],
      en: {
        name: 'Epinephrine (for allergic reactions and more)',
        about: 'Opens the airways and raises blood pressure. It is used for strong allergic reactions, for the heart in a hospital, and in some numbing shots.',
        find: ['allergy emergency', 'anaphylaxis', 'adrenaline', 'epipen', 'auvi-q'],
      },
      es: {
        name: 'Epinefrina o adrenalina (alergia fuerte y más)',
        about: 'Abre las vías del aire y sube la presión. Se usa si hay una reacción alérgica fuerte, para el corazón en el hospital y en la anestesia local.',
        find: ['adrenalina', 'anafilaxia', 'alergia', 'autoinyector'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'loratadine',
      class: 'antihistamine',
      codes: [{ system: 'RxNorm', code: '28889' }, { system: 'ingredient', code: 'loratadine' }],
      en: { name: 'Loratadine', find: ['claritin'] },
      es: { name: 'Loratadina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cetirizine',
      class: 'antihistamine',
      codes: [{ system: 'RxNorm', code: '20610' }, { system: 'ingredient', code: 'cetirizine' }],
      en: { name: 'Cetirizine', find: ['zyrtec'] },
      es: { name: 'Cetirizina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fexofenadine',
      class: 'antihistamine',
      codes: [{ system: 'RxNorm', code: '87636' }, { system: 'ingredient', code: 'fexofenadine' }],
      en: { name: 'Fexofenadine', find: ['allegra'] },
      es: { name: 'Fexofenadina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'levocetirizine',
      class: 'antihistamine',
      codes: [{ system: 'ingredient', code: 'levocetirizine' }],
      en: { name: 'Levocetirizine', find: ['xyzal'] },
      es: { name: 'Levocetirizina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chlorpheniramine',
      class: 'antihistamine',
      codes: [{ system: 'RxNorm', code: '2400' }, { system: 'ingredient', code: 'chlorpheniramine' }],
      en: { name: 'Chlorpheniramine', find: ['chlor-trimeton', 'cold medicine'] },
      es: { name: 'Clorfeniramina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diphenhydramine',
      codes: [
        { system: 'RxNorm', code: '3498' },
        { system: 'ingredient', code: 'diphenhydramine' },
      ],
      en: {
        name: 'Diphenhydramine (for allergy, itching or sleep)',
        about: 'Blocks histamine, a substance of the body that causes sneezing and itching. It is used for allergies or itching, and to help with sleep.',
        find: ['allergy medicine', 'hives', 'sleep medicine', 'antihistamine', 'benadryl'],
      },
      es: {
        name: 'Difenhidramina (para alergia, picazón o sueño)',
        about: 'Frena la histamina, una sustancia del cuerpo que causa estornudos y picazón. Se usa para las alergias o la picazón, y para dormir.',
        find: ['medicina para la alergia', 'comezón', 'ronchas', 'dormir', 'antihistamínico'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'azelastine',
      class: 'allergySpray',
      codes: [{ system: 'ingredient', code: 'azelastine' }],
      en: { name: 'Azelastine', find: ['astelin', 'astepro'] },
      es: { name: 'Azelastina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'olopatadine',
      class: 'allergySpray',
      codes: [{ system: 'ingredient', code: 'olopatadine' }],
      en: { name: 'Olopatadine', find: ['pataday', 'patanase'] },
      es: { name: 'Olopatadina' },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dextromethorphan',
      codes: [
        { system: 'RxNorm', code: '3289' },
        { system: 'ingredient', code: 'dextromethorphan' },
      ],
      en: {
        name: 'Dextromethorphan (a cough medicine)',
        about: 'Calms the signal in the brain that makes a person cough. It is part of many cough and cold medicines.',
        find: ['cough medicine', 'cold medicine', 'delsym', 'robitussin'],
      },
      es: {
        name: 'Dextrometorfano (medicina para la tos)',
        about: 'Calma la señal del cerebro que hace toser. Es parte de muchas medicinas para la tos y el resfriado.',
        find: ['medicina para la tos', 'resfriado', 'catarro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'benzonatate',
      codes: [
        { system: 'ingredient', code: 'benzonatate' },
      ],
      en: {
        name: 'Benzonatate (a cough medicine)',
        about: 'Numbs the places in the airways that start a cough, so that coughing eases.',
        find: ['cough medicine', 'tessalon'],
      },
      es: {
        name: 'Benzonatato (medicina para la tos)',
        about: 'Adormece las partes de las vías del aire donde empieza la tos, y se tose menos.',
        find: ['medicina para la tos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'guaifenesin',
      codes: [
        { system: 'ingredient', code: 'guaifenesin' },
      ],
      en: {
        name: 'Guaifenesin (loosens mucus)',
        about: 'Makes mucus in the airways thinner, so that it is easier to cough up. It is part of many cough and cold medicines.',
        find: ['cough medicine', 'cold medicine', 'mucus', 'phlegm', 'mucinex', 'robitussin'],
      },
      es: {
        name: 'Guaifenesina (afloja las flemas)',
        about: 'Hace menos espesa la flema, y así cuesta menos sacarla al toser. Es parte de muchas medicinas para la tos y el resfriado.',
        find: ['medicina para la tos', 'flemas', 'mocos', 'resfriado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pseudoephedrine',
      codes: [
        { system: 'ingredient', code: 'pseudoephedrine' },
      ],
      en: {
        name: 'Pseudoephedrine (for a stuffy nose)',
        about: 'Makes the blood vessels in the nose smaller, so that a stuffy nose opens up. It is used for colds and allergies.',
        find: ['stuffy nose', 'cold medicine', 'allergy', 'decongestant', 'sudafed'],
      },
      es: {
        name: 'Pseudoefedrina (para la nariz tapada)',
        about: 'Cierra un poco los vasos de la nariz, y la nariz tapada se abre. Se usa para los resfriados y las alergias.',
        find: ['nariz tapada', 'resfriado', 'alergia', 'descongestionante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'phenylephrine',
      codes: [
        { system: 'ingredient', code: 'phenylephrine' },
      ],
      en: {
        name: 'Phenylephrine (makes blood vessels smaller)',
        about: 'Makes blood vessels smaller. It is used for a stuffy nose, in eye drops, on hemorrhoids, or through a vein to raise blood pressure.',
        find: ['stuffy nose', 'cold medicine', 'eye drops', 'hemorrhoids', 'decongestant', 'sudafed pe'],
      },
      es: {
        name: 'Fenilefrina (cierra un poco los vasos)',
        about: 'Hace más estrechos los vasos de la sangre. Se usa para la nariz tapada, en gotas para los ojos, para hemorroides o por la vena para subir la presión.',
        find: ['nariz tapada', 'resfriado', 'gotas para los ojos', 'hemorroides', 'descongestionante'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'montelukast',
      codes: [
        { system: 'ingredient', code: 'montelukast' },
      ],
      en: {
        name: 'Montelukast (for asthma or allergies)',
        about: 'Blocks substances of the body that make the airways swell. It is used to help prevent the signs of asthma or allergies.',
        find: ['asthma medicine', 'allergy medicine', 'singulair'],
      },
      es: {
        name: 'Montelukast (para el asma o las alergias)',
        about: 'Frena sustancias del cuerpo que hinchan las vías del aire. Se usa para que el asma o las alergias molesten menos.',
        find: ['medicina para el asma', 'medicina para la alergia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ivacaftor',
      codes: [
        { system: 'ingredient', code: 'ivacaftor' },
      ],
      en: {
        name: 'Ivacaftor (a cystic fibrosis medicine)',
        about: 'Helps salt and water move through the cells of the body, so that mucus gets thinner. It is used for cystic fibrosis.',
        find: ['cystic fibrosis', 'mucus', 'kalydeco', 'trikafta', 'orkambi'],
      },
      es: {
        name: 'Ivacaftor (para la fibrosis quística)',
        about: 'Ayuda a que la sal y el agua pasen por las células, y la mucosidad es menos espesa. Se usa para la fibrosis quística.',
        find: ['fibrosis quística', 'moco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dornase-alfa',
      codes: [
        { system: 'RxNorm', code: '337623' },
        { system: 'ingredient', code: 'dornase alfa' },
      ],
      en: {
        name: 'Dornase alfa (thins mucus in the lungs)',
        about: 'It is breathed in, and makes thick mucus in the lungs thinner. It is used mostly for cystic fibrosis.',
        find: ['cystic fibrosis', 'mucus', 'pulmozyme'],
      },
      es: {
        name: 'Dornasa alfa (afloja el moco del pulmón)',
        about: 'Se inhala, y hace menos espeso el moco de los pulmones. Se usa sobre todo para la fibrosis quística.',
        find: ['fibrosis quística', 'moco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
