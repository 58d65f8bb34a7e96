/** A status text: for patients, for providers, and for proxies where it differs from the patient's. */
export type StatusText = readonly [patient: string, staff: string, proxy?: string]

/**
 * Status texts by `Type.status`. A function takes a formatted date, or a status as sent. No text addresses the person or says more than the record.
 * `codes/` has texts for some of the same codes, with another meaning: those name a single element on the page that shows every element, these what
 * several elements mean together.
 */
export const statuses = {
  // Any type
  mistake: ['Entered by mistake', 'Entered in error'],
  notGiven: ['Status not given', 'Status not given'],
  notKnown: ['Status not known', 'Status unknown'],
  otherCode: (code: string) => [`Status in the record: “${code}”`, `Status received: “${code}”`],
  currentUntil: (date: string) => [`Was current until ${date}`, `Active at death (${date})`],
  currentAtDeath: ['Was current when this person died', 'Active at death'],
  wasPaused: ['Was paused', 'Was on hold'],
  current: ['Current', 'Active'],
  inactive: ['Past', 'Inactive'],
  paused: ['Paused', 'On hold'],
  startsOn: (date: string) => [`Set to start ${date}`, `Start date ahead: ${date}`],
  wasToEnd: (date: string) => [`Was to end ${date}; still marked as current`, `Active; period ended ${date}`],

  // What an element of another version of FHIR turns round
  reversed: ['Marked as not done, not given or not taken', 'Marked as not done, not given or not taken'],

  // Statements such as "no known allergies", of any type
  denied: ['Recorded as none', 'Negative statement'],
  deniedUnsure: ['Recorded as none; not confirmed', 'Negative statement, unconfirmed'],
  deniedBefore: ['What the record said before', 'Negative statement, no longer current'],
  deniedRefuted: ['What the record said before; found not to be true', 'Negative statement, refuted'],

  // Events: visits, procedures, vaccines, fills
  planned: ['Planned', 'Planned'],
  passed: (date: string) => [
    `Was planned for ${date}; the record does not say if it took place`,
    `Planned for ${date}; no outcome recorded`,
  ],
  wasPlanned: (date: string) => [`Was planned for ${date}`, `Was planned for ${date}`],
  wasPlannedNoDate: ['Was planned', 'Was planned'],
  inProgress: ['Happening now', 'In progress'],
  began: (date: string) => [
    `Began ${date}; the record does not say if it is over`,
    `Open since ${date}; no end recorded`,
  ],
  endedOpen: (date: string) => [`Ended ${date}, but not marked as finished`, `Open status; end date ${date}`],
  openNoDate: ['Marked as going on, with no date', 'Open status; undated'],
  openInFuture: (date: string) => [
    `Marked as going on, but dated ${date}, still to come`,
    `Open status; dated ahead (${date})`,
  ],
  doneInFuture: (date: string) => [
    `Marked as done, but dated ${date}, still to come`,
    `Closed status; dated ahead (${date})`,
  ],
  cancelled: ['Called off', 'Cancelled'],
  tookPlaceUnknown: ['The record does not say if it took place', 'Status unknown'],

  'MedicationRequest.doNotTake': ['Do not take', 'DO NOT GIVE', 'Not to be taken'],
  'MedicationRequest.doNotTakeUnclear': [
    'Do not take; it is not clear if this still holds',
    'DO NOT GIVE; status of the order unclear',
    'Not to be taken; it is not clear if this still holds',
  ],
  'MedicationRequest.doNotTakeOnHold': [
    'Do not take; the order that says so is paused',
    'DO NOT GIVE; order on hold',
    'Not to be taken; the order that says so is paused',
  ],
  'MedicationRequest.doNotTakeSuggested': [
    'Suggested: do not take',
    'Proposed: do not give',
    'Suggested: not to be taken',
  ],
  'MedicationRequest.doNotTakeOver': ['Was not to be taken; that order has ended', 'Do-not-give order, ended'],
  'MedicationRequest.doNotTakeAtDeath': ['Was not to be taken', 'Do-not-give order at death'],
  'MedicationRequest.doNotTakeWasSuggested': ['Was suggested: not to be taken', 'Do-not-give order was proposed'],
  'MedicationRequest.suggested': ['Suggested, not prescribed', 'Proposed, not ordered'],
  'MedicationRequest.option': ['One of several choices, not prescribed', 'Option, not ordered'],
  'MedicationRequest.wasSuggested': ['Was suggested, not prescribed', 'Was proposed, not ordered'],
  'MedicationRequest.notSent': ['Being written, not prescribed', 'Draft, not ordered'],
  'MedicationRequest.wasNotSent': ['Was being written, not prescribed', 'Was a draft, not ordered'],
  'MedicationRequest.plan': ['Part of a plan; the record does not say if it was prescribed', 'Planned; no order seen'],
  'MedicationRequest.planCurrent': ['Current, as part of a plan', 'Active (plan)'],
  'MedicationRequest.reported': ['Reported to the clinic', 'Active (reported)'],
  'MedicationRequest.current': ['Current', 'Active'],
  'MedicationRequest.expired': (date: string) => [`Prescription ended ${date}`, `Active; validity ended ${date}`],
  'MedicationRequest.outOfDate': ['The dates of this prescription have passed', 'Active; past its end date'],
  'MedicationRequest.recalled': [
    'Marked as current; a fill of it is marked as recalled',
    'Active; recall noted on a dispense',
  ],
  'MedicationRequest.copy': ['Copy of a prescription, made by the pharmacy', 'Filler order'],
  'MedicationRequest.oneDose': ['One dose of a longer order', 'Instance order'],
  'MedicationRequest.kindUnclear': [
    'Marked as current; it is not clear if it was prescribed',
    'Active; intent not recognized',
  ],
  'MedicationRequest.untilDeath': (date: string) => [
    `Was on the medicine list until ${date}`,
    `Active at death (${date})`,
  ],
  'MedicationRequest.atDeath': ['Was on the medicine list when this person died', 'Active at death'],
  'MedicationRequest.onHold': ['Paused: not to be taken for now', 'On hold'],
  'MedicationRequest.cancelled': ['Cancelled before it started', 'Cancelled'],
  'MedicationRequest.cancelledFilled': (date: string) => [
    `Marked as cancelled, but filled ${date}`,
    `Cancelled; dispensed ${date}`,
  ],
  'MedicationRequest.cancelledFilledOnce': ['Marked as cancelled, but filled', 'Cancelled; dispensed, undated'],
  'MedicationRequest.ideaFilled': (date: string) => [
    `Not marked as prescribed, but filled ${date}`,
    `No order; dispensed ${date}`,
  ],
  'MedicationRequest.ideaFilledOnce': ['Not marked as prescribed, but filled', 'No order; dispensed, undated'],
  'MedicationRequest.completed': ['Finished', 'Completed'],
  'MedicationRequest.stopped': ['Stopped before it was finished', 'Stopped'],
  'MedicationRequest.unknown': ['The record does not say if this is current', 'Status unknown'],

  'MedicationDispense.preparing': ['Pharmacy is getting it ready', 'Preparation'],
  'MedicationDispense.ready': ['Not picked up yet', 'In progress'],
  'MedicationDispense.onHold': ['On hold at the pharmacy', 'On hold'],
  'MedicationDispense.noWord': (date: string) => [
    `Was being filled ${date}; the record does not say if it was handed over`,
    `Open since ${date}; handover not recorded`,
  ],
  'MedicationDispense.noWordNoDate': [
    'Was being filled; the record does not say if it was handed over',
    'Open; handover not recorded',
  ],
  'MedicationDispense.handedOver': (date: string) => [
    `Handed over ${date}, but not marked as done`,
    `Handed over ${date}; status open`,
  ],
  'MedicationDispense.filled': ['Filled', 'Completed'],
  'MedicationDispense.cancelled': ['Cancelled; not picked up', 'Cancelled'],
  'MedicationDispense.stopped': ['Stopped before it was finished', 'Stopped'],
  'MedicationDispense.declined': ['Not filled', 'Declined'],
  'MedicationDispense.unknown': ['The record does not say if it was filled', 'Status unknown'],

  'Encounter.arrived': ['Checked in', 'Arrived'],
  'Encounter.triaged': ['Checked for how urgent it is, waiting for care', 'Triaged'],
  'Encounter.onLeave': ['Away for a time; the stay goes on', 'On leave'],
  'Encounter.finished': ['Finished', 'Finished'],

  'Procedure.preparation': ['Being prepared, not started', 'Preparation'],
  'Procedure.notDone': ['Not done', 'Not done'],
  'Procedure.stopped': ['Started but not finished', 'Stopped'],
  'Procedure.done': ['Done', 'Completed'],

  'Immunization.given': ['Given', 'Completed'],
  'Immunization.reported': ['Reported as given', 'Completed (reported)'],
  'Immunization.partDose': ['Given, but may not count as a full dose', 'Completed, subpotent'],
  'Immunization.contradicts': [
    'Marked as given, but with a reason for not giving it',
    'Completed, with a reason for not done',
  ],
  'Immunization.notGiven': ['Not given', 'Not done'],

  'Observation.registered': ['Ordered, no result yet', 'Registered'],
  'Observation.registeredValue': ['Not final, may change', 'Registered, with results'],
  'Observation.preliminary': ['Early result, may change', 'Preliminary'],
  'Observation.final': ['Final', 'Final'],
  'Observation.finalEmpty': ['Final, without a value', 'Final, without a value'],
  'Observation.amended': ['Changed after it was final', 'Amended'],
  'Observation.corrected': ['Corrected after it was final', 'Corrected'],
  'Observation.cancelled': ['Cancelled', 'Cancelled'],

  'DiagnosticReport.registered': ['Ordered, no results yet', 'Registered'],
  'DiagnosticReport.partial': ['Part of the results, may change', 'Partial'],
  'DiagnosticReport.preliminary': ['Early results, may change', 'Preliminary'],
  'DiagnosticReport.final': ['Final', 'Final'],
  'DiagnosticReport.amended': ['Changed after it was final', 'Amended'],
  'DiagnosticReport.corrected': ['Corrected after it was final', 'Corrected'],
  'DiagnosticReport.appended': ['New details added after it was final', 'Appended'],
  'DiagnosticReport.cancelled': ['Cancelled', 'Cancelled'],

  'DocumentReference.final': ['Final', 'Final'],
  'DocumentReference.current': ['Current version', 'Current'],
  'DocumentReference.preliminary': ['Early version, may change', 'Preliminary'],
  'DocumentReference.amended': ['Changed after it was final', 'Amended'],
  'DocumentReference.old': ['Older version', 'Superseded'],
  'DocumentReference.oldPreliminary': ['Older version, not final', 'Superseded, preliminary'],
  'DocumentReference.replaced': ['Older version: another document replaces it', 'Replaced by another document'],
  'DocumentReference.versionUnclear': ['It is not clear if this is the newest version', 'Version status unclear'],

  'Condition.current': ['Current', 'Active'],
  'Condition.recurrence': ['Came back after it was gone', 'Recurrence'],
  'Condition.relapse': ['Came back after it improved', 'Relapse'],
  'Condition.inactive': ['Not active now', 'Inactive'],
  'Condition.remission': ['In remission (signs are less or gone)', 'Remission'],
  'Condition.wasRemission': ['Was in remission', 'Remission at death'],
  'Condition.resolved': ['Ended', 'Resolved'],
  'Condition.unconfirmed': ['Not confirmed', 'Unconfirmed'],
  'Condition.provisional': ['Being checked, not confirmed', 'Provisional'],
  'Condition.differential': ['One of several things being checked, not confirmed', 'Differential'],
  'Condition.wasChecked': ['Was not confirmed', 'Was not confirmed'],
  'Condition.ruledOut': ['Ruled out: found not to be this condition', 'Refuted'],
  'Condition.endedOpen': (date: string) => [
    `Marked as current, but with an end date of ${date}`,
    `Active; abatement ${date}`,
  ],
  /** Of what is over after weeks or months, with a date of years ago. */
  'Condition.stillMarkedCurrent': (date: string) => [
    `Still marked current, from ${date}`,
    `Still marked active, from ${date}`,
  ],
  'Condition.endedOpenNoDate': ['Marked as current, but also as ended', 'Active; abatement recorded'],
  'Condition.ended': ['Marked as ended', 'Abatement recorded; clinical status not given'],
  'Condition.unsure': ['Marked as current; it is not clear if it was confirmed', 'Active; verification not recognized'],
  'Condition.confirmedOnly': [
    'Confirmed; the record does not say if it is current',
    'Confirmed; clinical status not given',
  ],

  'AllergyIntolerance.current': ['Current', 'Active'],
  'AllergyIntolerance.highRisk': ['High risk of a serious reaction', 'High criticality'],
  'AllergyIntolerance.inactive': ['Marked as not active', 'Inactive'],
  'AllergyIntolerance.resolved': ['Marked as no longer an allergy', 'Resolved'],
  'AllergyIntolerance.unconfirmed': ['Not confirmed', 'Unconfirmed'],
  'AllergyIntolerance.unconfirmedHigh': [
    'Not confirmed; high risk of a serious reaction',
    'Unconfirmed, high criticality',
  ],
  'AllergyIntolerance.presumed': ['Thought to be true, not confirmed', 'Presumed'],
  'AllergyIntolerance.presumedHigh': [
    'Thought to be true; high risk of a serious reaction',
    'Presumed, high criticality',
  ],
  'AllergyIntolerance.neverConfirmed': ['Marked as not active; was not confirmed', 'No longer active; not confirmed'],
  'AllergyIntolerance.ruledOut': ['Ruled out: found not to be an allergy', 'Refuted'],
  'AllergyIntolerance.unsure': [
    'Marked as current; it is not clear if it was confirmed',
    'Active; verification not recognized',
  ],
  'AllergyIntolerance.confirmedOnly': [
    'Confirmed; the record does not say if it is current',
    'Confirmed; clinical status not given',
  ],

  'Goal.proposed': ['Suggested, not agreed', 'Proposed'],
  'Goal.planned': ['Planned', 'Planned'],
  'Goal.accepted': ['Agreed, not marked as started', 'Accepted'],
  'Goal.active': ['Under way', 'Active'],
  'Goal.improving': ['Getting closer', 'Improving'],
  'Goal.worsening': ['Getting further away', 'Worsening'],
  'Goal.noChange': ['No change yet', 'No change'],
  'Goal.noProgress': ['No progress yet', 'No progress'],
  'Goal.reached': ['Reached', 'Achieved'],
  'Goal.sustaining': ['Reached, and keeping it up', 'Sustaining'],
  'Goal.notReachedYet': ['Not reached so far', 'Active, not achieved'],
  'Goal.notReached': ['Finished, not reached', 'Completed, not achieved'],
  'Goal.notAttainable': ['Marked as not possible to reach', 'Not attainable'],
  'Goal.due': (date: string) => [
    `Was to be reached by ${date}; the record does not say if it was`,
    `Target date ${date}; outcome not recorded`,
  ],
  'Goal.finished': ['Finished; the record does not say if it was reached', 'Completed; achievement not given'],
  'Goal.onHold': ['Paused', 'On hold'],
  'Goal.reachedOnHold': ['Reached, now paused', 'Achieved, on hold'],
  'Goal.stopped': ['Stopped', 'Cancelled'],
  'Goal.reachedStopped': ['Reached, then stopped', 'Achieved, cancelled'],
  'Goal.rejected': ['Decided not to do this', 'Rejected'],
  'Goal.reachedNotStarted': ['Marked as reached, but not as started', 'Achieved; lifecycle not active'],
  'Goal.wasGoal': (date: string) => [`Was a goal until ${date}`, `Active at death (${date})`],
  'Goal.wasGoalNoDate': ['Was a goal', 'Active at death'],

  'CarePlan.draft': ['A draft, not in use', 'Draft'],
  'CarePlan.suggested': ['Suggested plan', 'Proposal'],
  'CarePlan.option': ['One of several choices', 'Option'],
  'CarePlan.wasSuggested': ['Was suggested', 'Was proposed'],
  'CarePlan.revoked': ['Stopped early', 'Revoked'],
  'CarePlan.completed': ['Finished', 'Completed'],

  'CareTeam.proposed': ['Suggested, not set up', 'Proposed'],

  'Coverage.active': ['On file as current', 'Active'],
  'Coverage.ended': (date: string) => [`Was to end ${date}; still marked current`, `Active; period ended ${date}`],
  'Coverage.atDeath': ['On file as current when this person died', 'Active at death'],
  'Coverage.cancelled': ['Cancelled', 'Cancelled'],
  'Coverage.draft': ['Not final', 'Draft'],

  'Device.active': ['In use', 'Active'],
  'Device.inactive': ['Not in use', 'Inactive'],
  'Device.activeRemoved': [
    'Marked as in use, but a procedure says that it was taken out',
    'Active, but explanted in a procedure',
  ],
  'Device.removed': ['A procedure says that it was taken out', 'Explanted in a procedure'],
  'Device.unknown': ['Not known if in use', 'Unknown'],
  'Device.atDeath': ['Was in use when this person died', 'Active at death'],
  'Device.off': ['Turned off', 'Off'],
  'Device.offline': ['Not connected', 'Offline'],
  'Device.sensorOff': ['Sensor not connected', 'Transducer disconnected'],
  'Device.partOff': ['Part not connected', 'Hardware disconnected'],
  'Device.notReady': ['Not ready to use', 'Not ready'],
  'Device.standby': ['On standby', 'Standby'],
  'Device.paused': ['Paused', 'Paused'],
  'Device.online': ['On and connected', 'Online'],

  notOrdered: ['Suggested, not ordered', 'Proposed, not ordered'],
  ordered: ['Ordered', 'Ordered'],
  begun: ['Marked as going on', 'In progress'],
  inReview: ['Done, results being checked', 'Results under review'],

  'Medication.active': ['In use', 'Active'],
  'Medication.inactive': ['No longer in use', 'Inactive'],

  'Location.active': ['In use', 'Active'],
  'Location.suspended': ['Closed for now', 'Suspended'],
  'Location.inactive': ['No longer used', 'Inactive'],

  'directory.active': ['On the health system’s list', 'Active'],
  'directory.inactive': ['No longer on the health system’s list', 'Inactive'],

  'Patient.active': ['This record is in use', 'Record active'],
  'Patient.inactive': ['This record is no longer in use', 'Record inactive'],
  'Patient.died': (date: string) => [`Died ${date}`, `Deceased ${date}`],
  'Patient.diedDoubtful': (date: string) => [
    `Date of death ${date}: other dates in this record do not fit it`,
    `Deceased ${date}; conflicts with other dates`,
  ],
  'Patient.diedNoDate': ['Has died', 'Deceased'],
} as const satisfies Readonly<Record<string, StatusText | ((given: string) => StatusText)>>

/** Labels of elements whose meaning depends on the status, by path and qualifier. */
export const labelsByStatus = {
  'MedicationRequest.authoredOn:not': ['Ordered', 'Authored on'],
  'MedicationRequest.authoredOn:suggested': ['Suggested', 'Authored on'],
  'MedicationRequest.authoredOn:reported': ['Written down', 'Authored on'],
  'Condition.onsetDateTime:ruledOut': ['Was thought to have started', 'Onset (refuted)'],
  'Condition.onsetDateTime:checking': ['Said to have started', 'Onset (unconfirmed)'],
} as const
