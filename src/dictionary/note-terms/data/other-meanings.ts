import type { NoteTermFile } from '../note-term'

/** Longer expressions in which a term means something else, or of which its sentence is not true. They are passed over. */
export default {
  areProblems: false,
  terms: [],
  unexplained: {
    en: [
      // A number in Roman letters.
      'stage IV', 'grade IV', 'class IV', 'type IV', 'phase IV', 'level IV', 'zone IV', 'category IV', 'CN IV', 'factor IV', 'nerve IV', 'Mallampati IV', 'BI-RADS IV',
      'Stage IV', 'Grade IV', 'Class IV', 'Type IV', 'Level IV', 'IV/VI', 'III/IV', 'II/IV', 'I/IV',
      // Another kind, which the sentence does not describe.
      'pulmonary hypertension', 'pulmonary HTN', 'pulmonary arterial hypertension', 'portal hypertension', 'portal HTN', 'intracranial hypertension', 'ocular hypertension',
      'gestational hypertension', 'pregnancy-induced hypertension', 'white coat hypertension', 'white coat HTN', 'venous hypertension', 'intracranial hypotension',
      'orthostatic hypotension', 'diabetes insipidus', 'optic neuropathy', 'autonomic neuropathy', 'stress fracture', 'stress fractures', 'ischemic colitis',
      'fetal tachycardia', 'fetal bradycardia', 'pulmonary edema', 'cerebral edema', 'macular edema', 'vasogenic edema', 'marrow edema', 'bone marrow edema',
      'aspiration pneumonia', 'aspiration pneumonitis', 'eosinophilic pneumonia', 'organizing pneumonia', 'PCP pneumonia', 'erythema nodosum', 'erythema migrans',
      'erythema multiforme', 'erythema toxicum', 'neonatal jaundice', 'sickle cell anemia', 'pernicious anemia', 'hemolytic anemia', 'aplastic anemia', 'interstitial cystitis',
      'thoracic aortic aneurysm', 'ocular melanoma', 'uveal melanoma', 'juvenile rheumatoid arthritis', 'dental abscess', 'peritonsillar abscess', 'orbital cellulitis',
      'periorbital cellulitis', 'preseptal cellulitis', 'cardiac asthma', 'tumor thrombus', 'ductal carcinoma', 'ureteral stent', 'subdural hygroma', 'right heart failure',
      'adhesive capsulitis', 'hypertensive emergency', 'high output heart failure', 'hypertension in pregnancy',
      // A test of something else.
      'fetal hemoglobin', 'hemoglobin S', 'hemoglobin electrophoresis', 'urine creatinine', 'creatinine clearance', 'creatinine ratio', 'protein/creatinine', 'albumin/creatinine',
      'protein creatinine ratio', 'albumin creatinine ratio', 'urine bilirubin', 'fluid amylase', 'fluid lipase', 'fluid LDH', 'pleural LDH', 'CSF lactate', 'breast biopsy clip',
      'B12 deficiency', 'vitamin B12 deficiency', 'vitamin B12 injection', 'B12 injection', 'B12 injections', 'B12 shots', 'prostate biopsy', 'T4 stage',
      // Letters with another meaning.
      'PO Box', 'P.O. Box', 'ASA class', 'ASA score', 'ASA physical status', 'ASA I', 'ASA II', 'ASA III', 'ASA IV', 'ASA 1', 'ASA 2', 'ASA 3', 'ASA 4', 'ASA grade',
      'ASA classification', 'CVA tenderness', 'CVA TTP', 'ICD-10', 'ICD 10', 'ICD-9', 'ICD code', 'ICD codes', 'PE tube', 'PE tubes', 'CT surgery', 'CT surgeon', 'GC/CT',
      'PCP prophylaxis', 'ER positive', 'ER negative', 'ER/PR', 'PR/ER', 'RA pressure', 'RA appendage', 'MS Contin', 'MS contin', 'IM nail', 'IM nailing', 'IM rod', 'CrCl', 'Cr Cl',
      'RR interval', 'CT CAP', 'CT C/A/P', 'Robitussin DM', 'Mucinex DM', 'guaifenesin DM',
      'gradient echo', 'spin echo', 'echo time', 'echo planar', 'incentive spirometry', 'incentive spirometer', 'direct bilirubin', 'indirect bilirubin', 'conjugated bilirubin',
      'unconjugated bilirubin', 'uric acid stone', 'uric acid stones', 'uric acid crystals', 'Ludwig angina', "Ludwig's angina", 'delirium tremens', 'HIV prophylaxis', 'lead II', 'DES exposure', 'PT student', 'CO2 retainer',
    ],
    es: [
      'hipertensión pulmonar', 'hipertensión portal', 'hipertensión intracraneal', 'hipertensión ocular', 'hipertensión gestacional', 'hipertensión arterial pulmonar',
      'hipotensión ortostática', 'diabetes insípida', 'edema pulmonar', 'edema agudo de pulmón', 'edema cerebral', 'edema macular', 'anemia de células falciformes',
      'anemia hemolítica', 'anemia perniciosa', 'anemia aplásica', 'neumonía por aspiración', 'eritema nodoso', 'eritema migratorio', 'grado IV', 'estadio IV', 'tipo IV', 'clase IV',
      'etapa IV', 'par IV', 'fase IV', 'depuración de creatinina', 'aclaramiento de creatinina', 'artritis reumatoide juvenil', 'celulitis orbitaria', 'absceso dental',
      'cistitis intersticial', 'bilirrubina directa', 'bilirrubina indirecta', 'espirometría incentiva', 'eco de gradiente', 'angina de Ludwig', 'biopsia de próstata', 'deficiencia de vitamina B12', 'deficiencia de B12', 'creatinina en orina', 'cociente albúmina/creatinina',
    ],
  },
} satisfies NoteTermFile
