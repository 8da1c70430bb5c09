// Written by `npm run schema` from schema.graphql and the documents of the screens: types alone, do not edit.

import type { CalendarBooking } from '#contracts/calendar-booking.ts';

export type AcceptInvitationData = {
  /** Accepts what a provider offers; ownership after a fresh proof. */
  acceptInvitation: boolean;
};

export type AcceptInvitationVariables = {
  providerId: number;
};

export type AccountLinkData = {
  /** Looks at a mailed link without using it, so that its page can say what will happen. */
  accountLink: {
    /** verify, invite, reset, newEmail or emailBack; null for a link that is none of ours. */
    purpose: AccountLinkPurpose | null;
    /** Whether it is neither used nor expired, and belongs to the e-mail. */
    isUsable: boolean;
    /** Whether it has done its work already. */
    isUsed: boolean;
    /** The e-mail that newEmail and emailBack are about, to which it was sent; null otherwise. */
    email: string | null;
    /** Whether confirmUser works here without a password: this browser registered. False for any other link. */
    keepsPassword: boolean;
    /** Of a link for confirming: whether the person works at a provider. False for any other. */
    isOfBusiness: boolean;
  };
};

/** What a mailed link of an account is for. */
export type AccountLinkPurpose = 'emailBack' | 'invite' | 'newEmail' | 'reset' | 'verify';

export type AccountLinkVariables = {
  code: string;
  email?: string | null;
};

export type ActivateReservationData = {
  /** Makes a cancelled booking stand again, if its place is still to be had; what waited waits again while its time lasts. A collaborator’s own. */
  activateReservation: {
    /** Its id. */
    id: number;
    /** What the next act must be based on. */
    sequence: number;
  };
};

/** How a cancelled booking stands again. */
export type ActivateReservationInput = {
  /** Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`). */
  overruling?: OverrulingInput | null;
  /** Whether the customer is written to; yes when left out. */
  tellsCustomer?: boolean | null;
};

export type ActivateReservationVariables = {
  providerId: number;
  id: number;
  sequence: number;
  input?: ActivateReservationInput | null;
};

export type AddCenterData = {
  /** Opens another center or practice for whoever is signed in, as a customer or as a business. */
  addCenter: {
    /** Its id. */
    providerId: number;
  };
};

export type AddCenterVariables = {
  type: ProviderType;
  name: string;
  city: string;
  cityKey?: string | null;
};

export type AddCustomerNoteData = {
  /** Notes something of a customer. Answers the id of the note. */
  addCustomerNote: number;
};

export type AddCustomerNoteVariables = {
  providerId: number;
  customerId: number;
  input: CustomerNoteInput;
};

export type AddFirstPhotoData = {
  /** Hangs a photo up behind the others; the first one is the main one. At most thirty. */
  addProviderPhoto: {
    /** The provider’s id. */
    id: number;
  };
};

export type AddFirstPhotoVariables = {
  providerId: number;
  key: string;
};

export type AddFirstServiceData = {
  /** Adds a service with its offers, at the end of the list. */
  createSubService: {
    /** The heading’s id. */
    id: number;
  };
};

export type AddFirstServiceVariables = {
  providerId: number;
  input: SubServiceInput;
};

export type AddPhotoData = {
  /** Hangs a photo up behind the others; the first one is the main one. At most thirty. */
  addProviderPhoto: {
    /** The provider’s id. */
    id: number;
  };
};

export type AddPhotoVariables = {
  providerId: number;
  key: string;
};

/** Yes or no. */
export type AgreementDecision = 'N' | 'Y';

/** One decision. */
export type AgreementDecisionInput = {
  /** Y or N. */
  decision: AgreementDecision;
  /** About what. */
  type: AgreementType;
};

/** A consent (specification section 3, "Agreements"). */
export type AgreementInput = {
  /** `Y` or `N`. */
  decision: string;
  /** `sharing`, `email` or `marketing`. */
  type: string;
};

/** What one may agree to. */
export type AgreementType = 'email' | 'marketing' | 'sharing';

export type AnswerEmailCodeData = {
  /** Answers EMAIL_CODE_REQUIRED with the six digits that were mailed; five tries. SECOND_FACTOR_SETUP follows. */
  answerEmailCode: SignInResult;
};

export type AnswerEmailCodeVariables = {
  session: string;
  code: string;
};

export type AnswerPasskeyData = {
  /** Answers SECOND_FACTOR_REQUIRED with what the passkey signed. */
  answerPasskey: SignInResult;
};

export type AnswerPasskeyVariables = {
  session: string;
  response: unknown;
};

export type AnswerSecondFactorData = {
  /** Answers SECOND_FACTOR_REQUIRED with a code of the authenticator app or a recovery code; five tries. */
  answerSecondFactor: SignInResult;
};

export type AnswerSecondFactorVariables = {
  session: string;
  code: string;
};

export type ArchiveClassesData = {
  /** Puts classes away: nobody signs up any more; who has signed up keeps their places. */
  archiveClasses: boolean;
};

export type ArchiveClassesVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ArchiveCustomerFieldData = {
  /** Asks for a field and shows it no more; its values stay. Answers its id. */
  archiveCustomerField: number;
};

export type ArchiveCustomerFieldVariables = {
  providerId: number;
  id: number;
};

export type ArchiveCustomersData = {
  /** Leaves customers out of lists and searches; what was booked stays. Answers how many it changed. */
  archiveCustomers: number;
};

export type ArchiveCustomersVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ArchiveResourceData = {
  /** Takes one out of use. Answers all. */
  archiveResource: readonly {
    /** The resource. */
    id: number;
  }[];
};

export type ArchiveResourceVariables = {
  providerId: number;
  id: number;
  acts?: readonly HurtActInput[] | null;
};

export type ArchiveServicesData = {
  /** Puts services away: they are not sold and can be restored. */
  archiveSubServices: readonly {
    /** The heading’s id. */
    id: number;
  }[];
};

export type ArchiveServicesVariables = {
  providerId: number;
  ids: readonly number[];
  acts?: readonly HurtActInput[] | null;
};

export type ArchiveWidgetData = {
  /** Puts a setting of the widget away: its address shows nothing any more. The last one stays. */
  archiveWebIntegration: {
    /** Counts the changes; a form sends it back. */
    version: number;
  };
};

export type ArchiveWidgetVariables = {
  providerId: number;
  id: number;
};

/** Where a sign-in counts. */
export type Area = 'admin' | 'business' | 'public';

export type AskFlags = {
  /** The integration’s id. */
  id: number;
  /** Whether a first name is required. */
  askFirstname: boolean;
  /** Whether a last name is required. */
  askLastname: boolean;
  /** Whether a phone number is required. */
  askPhone: boolean;
};

export type AskForEmailCodeData = {
  /** Mails six digits to the signed-in person, who needs them for the first second factor. Needs a fresh step-up. */
  askForEmailCode: {
    /** Comes back with the code; ten minutes, five tries. */
    session: string;
  };
};

export type AskForEmailCodeVariables = Record<string, never>;

export type AskForNewEmailData = {
  /** Mails a link to another e-mail, which becomes the own one once it is followed. Needs a fresh step-up. */
  askForNewEmail: {
    /** 200. */
    status: number;
  };
};

export type AskForNewEmailVariables = {
  email: string;
};

export type AskedByProviderData = {
  /** The provider’s latest setting of the widget; null when visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: AskFlags | null;
};

export type AskedByProviderVariables = {
  id: number;
};

export type AssignUserData = {
  /** Asks somebody who works here to be a person of the staff: their calendars exclude each other once they accept. Oneself is it at once. */
  assignCollaborator: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type AssignUserVariables = {
  providerId: number;
  id: number;
  resourceId?: number | null;
  newStaffName?: string | null;
};

export type AvailableDatesData = {
  /** The dates from today to the horizon on which an offer has a free start. */
  getResourceAvailabilityDates: {
    /** ISO weekdays on which somebody works: 1 Monday to 7 Sunday. */
    availableDays: readonly number[];
    /** The first date that can be chosen, `YYYY-MM-DD`. */
    minDate: string;
    /** The last date that can be chosen, `YYYY-MM-DD`. */
    maxDate: string;
    /** The dates that have at least one free start. */
    freeDates: readonly string[];
    /** The zone in which these dates are meant. */
    timeZone: string;
    /** Closings that hold for everybody asked. */
    holidays: readonly {
      /** Its beginning, with offset. */
      startTime: string;
      /** Its end, with offset; not included. */
      endTime: string;
      /** Whether whole days are closed. */
      isWholeDay: boolean;
    }[];
  };
};

export type AvailableDatesVariables = {
  subServiceId: number;
  resourceId?: number | null;
  reservationId?: number | null;
  code?: string | null;
};

export type AvailableSlotsData = {
  /** The free starts of one local date for an offer, with one person or, without `resourceId`, with anyone. */
  getResourceAvailabilitySlots: readonly {
    /** Local time of the provider, `HH:mm:ss`. */
    startTime: string;
    /** When it is over, local time of the provider, `HH:mm:ss`. */
    endTime: string;
    /** The start with its offset, to be sent with the booking: the repeated hour of an autumn night has two. */
    dateTimeFrom: string;
  }[];
};

export type AvailableSlotsVariables = {
  subServiceId: number;
  resourceId?: number | null;
  date: string;
  reservationId?: number | null;
  code?: string | null;
};

export type BlacklistCustomerData = {
  /** Says whether a customer is still received: online they cannot book, at the desk it warns. */
  setCustomerBlacklisted: number;
};

export type BlacklistCustomerVariables = {
  providerId: number;
  id: number;
  input: BlacklistingInput;
};

/** Whether a customer is received. */
export type BlacklistingInput = {
  /** True: they are not received any more. */
  isBlacklisted: boolean;
  /** Why, at most 300 characters; read by whoever sees the customer. */
  reason?: string | null;
};

/** Time that is not booked by the public, with a reason, once or again and again. */
export type BlockInput = {
  /** yyyy-mm-dd; of a series, the first. */
  date: string;
  /** Until; before the start it lies on the next day, 1440 is midnight. */
  endMinute: number;
  /** The same of its end; the first after the start when left out. */
  endOffset?: string | null;
  /** Again after so many weeks; once when left out. */
  everyWeeks?: number | null;
  /** Dates that are taken out. */
  exceptDates?: readonly string[] | null;
  /** At most 120 characters. */
  reason: string;
  /** Whose. */
  resourceId: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
  /** By which offset it begins, as +01:00, where a night shows its start twice; the first when left out. */
  startOffset?: string | null;
  /** The last date on which it may begin again. */
  untilDate?: string | null;
};

export type BlockToChangeData = {
  /** One block, as its form shows it; a collaborator’s own. */
  getBlock: {
    /** Its id. */
    id: number;
    /** What a change must be based on. */
    version: number;
    /** Whose. */
    resourceId: number;
    /** On this date, or from it on. */
    date: string | null;
    /** Minutes of the local day; an end before the start lies on the next day, 1440 is midnight. */
    startMinute: number;
    /** Until. */
    endMinute: number;
    /** Of a block: by which offset it begins, as +01:00, where a night shows its start twice; none: the first. */
    startOffset: string | null;
    /** The same of its end; none: the first after the start. */
    endOffset: string | null;
    /** Of a block. */
    reason: string | null;
    /** Of a block that repeats: after so many weeks. */
    everyWeeks: number | null;
    /** The last date on which it may begin. */
    untilDate: string | null;
    /** Dates that were taken out. */
    exceptDates: readonly string[];
  };
};

export type BlockToChangeVariables = {
  providerId: number;
  id: number;
};

export type BookData = {
  /** Books a service as a guest: without paying (`onlyBook`), or as the first step of paying now. */
  createReservationAsAnonymous: CreationResult;
};

export type BookVariables = {
  subServiceId: number;
  resourceId?: number | null;
  dateTimeFrom: string;
  email: string;
  onlyBook: boolean;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: readonly AgreementInput[] | null;
  shownAmountCents?: number | null;
  shownTerms?: string | null;
  webIntegrationId?: number | null;
  overlaps?: boolean | null;
};

/** A break, every week on a weekday or once on a date. */
export type BreakInput = {
  /** yyyy-mm-dd, or none. */
  date?: string | null;
  /** Until; before the start it lies on the next day, 1440 is midnight. */
  endMinute: number;
  /** Whose. */
  resourceId: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
  /** ISO weekday, or none. */
  weekday?: number | null;
};

/** What somebody is at a provider. */
export type BusinessRole = 'collaborator' | 'director' | 'manager' | 'owner';

export type CalendarFeed = {
  /** Whether there is one. */
  isOn: boolean;
  /** The address; whoever has it reads the bookings. */
  url: string | null;
};

export type CalendarRangeData = {
  /** What is booked between two dates, and when people work; a collaborator’s own. */
  getCalendar: CalendarShown;
};

export type CalendarRangeVariables = {
  providerId: number;
  from: string;
  to: string;
  resourceIds?: readonly number[] | null;
  withCancelled?: boolean | null;
  times?: CalendarTimes | null;
  withRooms?: boolean | null;
};

export type CalendarShown = {
  /** Of the center: all times are by its clock. */
  timeZone: string;
  /** The date there now, `YYYY-MM-DD`. */
  today: string;
  /** Minute of that date. */
  nowMinute: number;
  /** Everybody who could be shown, in the center’s order. */
  people: readonly {
    /** The person of the staff. */
    id: number;
    /** What they are called. */
    name: string;
    /** Theirs, `#rrggbb`. */
    color: string | null;
  }[];
  /** Those who are; with who has left where something is booked with them. */
  columns: readonly {
    /** The person of the staff. */
    id: number;
    /** What they are called. */
    name: string;
    /** Theirs, `#rrggbb`. */
    color: string | null;
    /** They no longer work there; something is booked. */
    isArchived: boolean;
  }[];
  /** Whether there are rooms or things; a collaborator is told of none. */
  hasRooms: boolean;
  /** In the center’s order; none where they are not asked for. */
  rooms: readonly {
    /** The thing. */
    resourceId: number;
    /** Which unit; none: the thing, however many it has. */
    unit: number | null;
    /** What it is called. */
    name: string;
  }[];
  /** Which of the bookings has which of them. */
  placed: readonly {
    /** The booking. */
    reservationId: number;
    /** The thing. */
    resourceId: number;
    /** Which of its units, from 1. */
    unit: number;
  }[];
  /** None where they are not asked for. */
  times: readonly {
    /** Whose; none: the whole center’s. */
    resourceId: number | null;
    /** `YYYY-MM-DD`. */
    date: string;
    /** `working`, `break`, `block` (kept free) or `closed` (a holiday). */
    kind: string;
    /** Minute of the date. */
    startMinute: number;
    /** Until; 1440 is midnight. */
    endMinute: number;
    /** Why, of a block; the name of a closing. */
    reason: string | null;
    /** Which block it is. */
    blockId: number | null;
    /** On which of its dates the block begins: the evening before, of what reaches past midnight. */
    blockDate: string | null;
  }[];
  /** Of these dates. */
  clockChanges: readonly {
    /** `YYYY-MM-DD`. */
    date: string;
    /** `skipped` or `repeated`. */
    kind: string;
    /** From. */
    startMinute: number;
    /** Until. */
    endMinute: number;
  }[];
  /** What is booked. */
  bookings: readonly CalendarBooking[];
};

/** All: hours, breaks, blocks and closings. Absences: blocks and closings. */
export type CalendarTimes = 'absences' | 'all' | 'none';

export type CancelMyReservationData = {
  /** Cancels an own booking: in time with all money back, later without. */
  cancelMyReservation: {
    /** The reservation. */
    id: number;
  };
};

export type CancelMyReservationVariables = {
  providerId: number;
  id: number;
};

/** Why a booking cannot be cancelled: it is off already, or lies more than 31 days back. */
export type CancelObstacle = 'off' | 'tooLongAgo';

/** Why a booking is off. */
export type CancelReason = 'byCustomer' | 'byProvider' | 'expired' | 'placeLost';

export type CancelReservationData = {
  /** Cancels an own booking by its mailed link: in time with all money back, later without. */
  cancelReservationByLink: {
    /** The reservation. */
    id: number;
  };
};

export type CancelReservationVariables = {
  code: string;
};

export type CancelReservationsData = {
  /** Cancels bookings, all or none; a collaborator’s own. It can be undone for ten seconds: so long mails and refunds wait. */
  cancelReservations: readonly {
    /** Its id. */
    id: number;
    /** What making it stand again must be based on. */
    sequence: number;
    /** What goes back by card. */
    refundCents: number;
  }[];
};

/** Bookings to cancel, all or none. */
export type CancelReservationsInput = {
  /** Who gives them up. */
  by: ReservationCancelledBy;
  /** Which ones. */
  ids: readonly number[];
  /** Whether the customer is written to; yes when left out. */
  tellsCustomer?: boolean | null;
  /** Of bookings that the customer gives up too late. */
  waiver?: CancelWaiverInput | null;
};

export type CancelReservationsVariables = {
  providerId: number;
  input: CancelReservationsInput;
};

export type CancelSessionsData = {
  /** Cancels sessions: whoever has a place is told and paid back. Answers their ids. */
  cancelSessions: readonly number[];
};

export type CancelSessionsVariables = {
  providerId: number;
  ids: readonly number[];
  reason?: string | null;
};

/** Gives all back to a customer who cancels too late. */
export type CancelWaiverInput = {
  /** Why. */
  reason: string;
};

/** What whoever cares for a customer is to them. */
export type CareRelation = 'child' | 'guardian' | 'other' | 'parent' | 'partner' | 'relative';

export type CareSearchData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  getCustomer: CustomerForCare;
  /** A page of a provider’s customers; of a collaborator those of own bookings. */
  getCustomers: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** In the order of the list. */
    items: readonly ListedCustomerRow[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CareSearchVariables = {
  providerId: number;
  id: number;
  search?: string | null;
};

export type CarerData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  getCustomer: WhoCares;
};

export type CarerVariables = {
  providerId: number;
  id: number;
};

export type CategoriesData = {
  /** The categories providers choose from, in the order they are shown. */
  categories: readonly Category[];
};

export type CategoriesVariables = Record<string, never>;

export type Category = {
  /** The category’s id. */
  id: number;
  /** In the asked language. */
  name: string;
  /** Which provider type can choose it. */
  type: ProviderType;
};

export type CenterAccount = {
  /** Where it stands. */
  state: PaymentAccountState;
  /** The account’s id here; null without one. */
  accountId: number | null;
  /** What the processor asks for. */
  missing: readonly PaymentAccountMissing[];
  /** Everything is answered, the processor has not decided. */
  isInReview: boolean;
  /** Until when what is missing must be there; null: no date. */
  dueAt: string | null;
  /** Whether what was paid reaches its bank. */
  payoutsEnabled: boolean;
  /** Who disconnected it; null while it is not. */
  disconnectedBy: PaymentAccountEnder | null;
  /** How many accounts it had before this one; refunds of what was paid through them go through them. */
  pastAccounts: number;
  /** Whether real money moves. */
  mode: PaymentAccountMode;
  /** How many refunds wait for an account. */
  waitingRefunds: number;
  /** Their sum. */
  waitingCents: number;
  /** The oldest of them first, twenty at most. */
  oldestWaiting: readonly {
    /** Of which order. */
    orderId: number;
    /** What the order was for. */
    name: string;
    /** How much. */
    cents: number;
    /** Since when. */
    askedAt: string;
  }[];
};

export type CenterChangedData = {
  /** Tells what changes at a center as it happens, to whoever sees its reservations; a collaborator of their own and of who comes to them; money to who takes it. Ends with the session or the role. */
  centerChanged: {
    /** `reservations`, `hours`, `notices` (one’s own), `customers`, `money`, or `missed`: anything may have changed. */
    kind: string;
    /** Which reservations; none where they are not named. */
    ids: readonly number[];
    /** Whose reservations, cards or money; none where they are not named. */
    customerIds: readonly number[];
    /** What they touch, before and after: from; none: anything. */
    from: string | null;
    /** Until. */
    to: string | null;
  };
};

export type CenterChangedVariables = {
  providerId: number;
};

export type CenterPayments = {
  /** The mode: on site alone, as the customer chooses, online alone. */
  acceptPayments: PaymentSetting;
  /** Services may be paid on site. */
  serviceOnsite: boolean;
  /** Services may be paid online. */
  serviceOnline: boolean;
  /** Services may be paid with a membership. */
  serviceMembership: boolean;
  /** Courses and events may be paid on site. */
  courseOnsite: boolean;
  /** Courses and events may be paid online. */
  courseOnline: boolean;
  /** Courses and events may be paid with a membership. */
  courseMembership: boolean;
  /** Memberships may be paid on site. */
  membershipOnsite: boolean;
  /** Memberships may be paid online. */
  membershipOnline: boolean;
  /** Taken off prices paid online, in hundredths of a percent: 1050 is 10.5 %. */
  onlineDiscountBasisPoints: number;
  /** False: only existing customers may book. */
  acceptNonCustomerBookings: boolean;
  /** Whether its package opens paying online and is paid for. */
  planAllowsOnlinePayment: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
};

export type CenterSettings = {
  /** Where it wants to be told of bookings. */
  notificationEmail: string | null;
  /** The language it works in: it, en or sv. */
  language: string;
  /** IANA name; all its times are local to it. */
  timezone: string;
  /** A remark on the opening hours. */
  timeNote: string | null;
  /** Minutes of notice before the earliest start. */
  reservationOffset: number;
  /** How many days ahead can be booked. */
  bookingHorizonDays: number;
  /** Minutes between starts where a service names none. */
  defaultTimeSlotStep: number;
  /** Free of charge until that many hours before the start. */
  freeCancellationHours: number;
  /** How many hours before a booking its customer is reminded of it. */
  reminderHours: readonly number[];
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
  /** How many bookings hold a place and have not begun: a change of time zone or step leaves them where they are. */
  bookingsToCome: number;
};

export type CenterSetupPageData = {
  /** How far the first settings of a center have come, for those who may make them. */
  getCenterSetup: {
    /** All of them, in their order. */
    steps: readonly {
      /** Which one. */
      name: SetupStepName;
      /** Whether it is done. */
      isDone: boolean;
    }[];
    /** Whether it was published from this list. */
    isFinished: boolean;
    /** Of whoever looks. */
    email: string;
    /** Whether they have proved it: publishing needs it. */
    isEmailProved: boolean;
    /** When somebody is there. */
    hours: readonly {
      /** ISO weekday: 1 Monday to 7 Sunday. */
      weekday: number;
      /** From. */
      startMinute: number;
      /** To; above 1440 it lies on the next day. */
      endMinute: number;
    }[];
    /** Who works there, the first one first. */
    people: readonly {
      /** The resource. */
      id: number;
      /** What customers read. */
      name: string;
    }[];
    /** What can be booked. */
    services: readonly {
      /** The service. */
      id: number;
      /** Its name. */
      name: string;
      /** The lowest of its offers. */
      priceCents: number;
      /** Minutes of the first of its offers. */
      duration: number;
    }[];
    /** How customers pay. */
    acceptPayments: PaymentSetting;
    /** Whether there is an account for paying online. */
    hasPaymentAccount: boolean;
    /** What its services are taxed with as long as nobody says otherwise. */
    vat: {
      /** Which. */
      treatment: VatTreatment;
      /** In hundredths of a percent: 2200 is 22 %. */
      rateBasisPoints: number;
    };
  };
  /** A provider’s own page, for those who work there: shown to visitors or not. */
  getOwnProvider: {
    /** The provider’s id. */
    id: number;
    /** Center or professional. */
    type: ProviderType;
    /** What it is called. */
    name: string;
    /** Plain text; an empty line parts paragraphs. */
    description: string;
    /** What it is, the main category first. */
    categories: readonly {
      /** A stable word for it, the same in every language. */
      slug: string;
      /** In the asked language. */
      name: string;
    }[];
    /** As the provider writes it. */
    phone: string | null;
    /** For visitors. */
    email: string | null;
    /** Its own site. */
    url: string | null;
    /** Address of its blog. */
    blog: string | null;
    /** Words it wants to be found by. */
    tags: readonly string[];
    /** Where else it can be followed. */
    socialLinks: {
      /** Address of the page. */
      facebook: string | null;
      /** Address of the profile. */
      instagram: string | null;
      /** Address of the profile. */
      linkedin: string | null;
      /** The name there. */
      skype: string | null;
      /** Address of the profile. */
      twitter: string | null;
      /** Address of the channel. */
      youtube: string | null;
    };
    /** Where it receives. */
    location: {
      /** Street and number. */
      addressLine1: string | null;
      /** Staircase, floor, what helps to find it. */
      addressLine2: string | null;
      /** The town. */
      city: string | null;
      /** The postal code. */
      postalCode: string | null;
      /** The province or region. */
      state: string | null;
      /** ISO 3166-1 code of two letters. */
      country: string;
      /** Decimal degrees. */
      latitude: number | null;
      /** Decimal degrees. */
      longitude: number | null;
    };
    /** The town in the place index, such as `it-milano`. */
    cityKey: string | null;
    /** Absolute address of the landscape that is drawn for it, 800x500 pixels. */
    drawnImageUrl: string;
    /** Its gallery, the main photo first. */
    photos: readonly {
      /** The photo’s id. */
      id: number;
      /** A drawn landscape, not somebody’s photo. */
      isDrawn: boolean;
      /** In its sizes, at addresses nobody can guess. */
      images: {
        /** 800x500 pixels. */
        medium: string | null;
      };
    }[];
    /** Counts the changes of what it says about itself: a form sends the one it was filled from. */
    profileVersion: number;
    /** The same for its location. */
    locationVersion: number;
    /** What it still lacks before it may be published. */
    missing: readonly PublishingNeed[];
    /** Whether its owner has published it. */
    isPublished: boolean;
  };
  /** The categories providers choose from, in the order they are shown. */
  categories: readonly {
    /** A stable word for it, the same in every language. */
    slug: string;
    /** In the asked language. */
    name: string;
    /** Which provider type can choose it. */
    type: ProviderType;
  }[];
};

export type CenterSetupPageVariables = {
  providerId: number;
};

export type CenterVat = {
  /** As a whole. */
  regime: VatRegime;
  /** What it sells when an offer says nothing else. */
  treatment: VatTreatment;
  /** False: a default by trade, which nobody has looked at yet. */
  isChosen: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
  /** What there is to choose from, the highest rate first; members out of scope for sports bodies alone. */
  rules: readonly {
    /** Which. */
    treatment: VatTreatment;
    /** In hundredths of a percent: 2200 is 22 %. */
    rateBasisPoints: number;
  }[];
};

/** What is asked of somebody who signs in, after the password. */
export type Challenge =
  | 'EMAIL_CODE_REQUIRED'
  | 'NEW_PASSWORD_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_SETUP';

export type ChangeImportColumnsData = {
  /** Says what the columns of a list are; its rows are checked anew. */
  changeCustomerImportColumns: {
    /** The import. */
    id: number;
  };
};

export type ChangeImportColumnsVariables = {
  providerId: number;
  id: number;
  version: number;
  columns: readonly string[];
  isMonthFirst?: boolean | null;
};

export type ChangePasswordData = {
  /** Changes the own password; every other session ends. */
  changePassword: {
    /** 200. */
    status: number;
  };
};

export type ChangePasswordVariables = {
  oldPassword: string;
  newPassword: string;
};

export type ChangePersonData = {
  /** A colleague who has logged in at this computer today takes the chair by their PIN: a session of their own in the cookie, in place of this one. It is no fresh proof of anything. */
  changePerson: boolean;
};

export type ChangePersonVariables = {
  providerId: number;
  personId: number;
  pin: string;
};

export type ChangeReservationServiceData = {
  /** Gives a booking another sub-service at the same start, with its minutes and price or others. What was paid for it counts; below that it is refused. */
  changeReservationService: {
    /** Its id. */
    id: number;
    /** What the next act must be based on. */
    sequence: number;
  };
};

export type ChangeReservationServiceVariables = {
  providerId: number;
  id: number;
  sequence: number;
  input: ReservationServiceInput;
};

export type ChangeTagsOfCustomersData = {
  /** Gives tags to several customers and takes tags from them, all or none. Answers what is different now. */
  changeTagsOfCustomers: {
    /** Who had it already is not among them. */
    added: readonly {
      /** Which tag. */
      tagId: number;
      /** Of whom it is different now. */
      customerIds: readonly number[];
    }[];
    /** Who had it not is not among them. */
    removed: readonly {
      /** Which tag. */
      tagId: number;
      /** Of whom it is different now. */
      customerIds: readonly number[];
    }[];
  };
};

export type ChangeTagsOfCustomersVariables = {
  providerId: number;
  add?: readonly TagOfSomeCustomersInput[] | null;
  remove?: readonly TagOfSomeCustomersInput[] | null;
};

export type ChangeUserAvatarData = {
  /** Asks where to upload a new avatar to; `publishUserAvatar` makes it one's picture. */
  changeUserAvatar: {
    /** To publish the picture once it is uploaded. */
    uploadId: number;
    /** Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone. */
    presignedUrl: string;
  };
};

export type ChangeUserAvatarVariables = {
  fileType: string;
};

export type ChangeUserRoleData = {
  /** Gives somebody another role. */
  updateCollaborator: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type ChangeUserRoleVariables = {
  providerId: number;
  id: number;
  version: number;
  role: string;
};

export type ChooseDrawnData = {
  /** Chooses the landscape that is drawn for a provider as its photo; the first photo that is added takes its place. */
  chooseDrawnPhoto: {
    /** The provider’s id. */
    id: number;
  };
};

export type ChooseDrawnPictureData = {
  /** Chooses the landscape that is drawn for a provider as its photo; the first photo that is added takes its place. */
  chooseDrawnPhoto: {
    /** The provider’s id. */
    id: number;
  };
};

export type ChooseDrawnPictureVariables = {
  providerId: number;
};

export type ChooseDrawnVariables = {
  providerId: number;
};

export type ChosenCustomerRow = {
  /** Who. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** The main address. */
  email: string | null;
  /** The main number. */
  phone: string | null;
  /** Left out of lists and searches. */
  isArchived: boolean;
  /** In the order of their names. */
  tags: readonly {
    /** Of the tag. */
    id: number;
    /** What it is called. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
};

export type ChosenCustomersData = {
  /** Customers chosen to be changed at once, in the order of the ids; who is not there any more is left out. */
  getChosenCustomers: readonly ChosenCustomerRow[];
  /** What a provider sorts its customers by, in the order of their names. */
  getCustomerTags: readonly TagWithCount[];
};

export type ChosenCustomersVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ClassForSessionsData = {
  /** One course or event of a provider. */
  getClass: ClassSeen;
  /** The people and things in use that an offer can be bound to. */
  getServiceResources: readonly {
    /** The resource. */
    id: number;
    /** What it is called. */
    name: string;
    /** A person or a thing. */
    kind: ResourceKind;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type ClassForSessionsVariables = {
  providerId: number;
  id: number;
};

/** A course or event; its sessions are added by `createSessions`. */
export type ClassInput = {
  /** What a new session begins with. */
  capacity: number;
  /** Sign-up closes so many minutes before a session; 0 when left out. */
  closesMinutes?: number | null;
  /** Plain text. */
  description?: string | null;
  /** What a new session begins with, 5 to 1440. */
  durationMinutes: number;
  /** The group it stands in. */
  groupId?: number | null;
  /** Switched on; true when left out. */
  isActive?: boolean | null;
  /** Visitors see it; true when left out. */
  isPublished?: boolean | null;
  /** Of total; `no` when left out. */
  lateJoin?: LateJoin | null;
  /** 1 to 4; 1 when left out. */
  locationType?: number | null;
  /** How many must come; 1 when left out. */
  minimumCapacity?: number | null;
  /** How it is sold; fixed once somebody has signed up. */
  model: ClassModel;
  /** At most 120 characters. */
  name: string;
  /** By the model: of all sessions, an hour or a session. */
  priceCents: number;
  /** Course or event; stays. */
  serviceType: ClassType;
  /** How it is taxed; none: as the provider says. */
  vatTreatment?: VatTreatment | null;
};

/** How a class is sold: one price for all sessions (`total`), by the hour, each session for the price of the class, or each for its own (`custom`). */
export type ClassModel = 'custom' | 'hour' | 'session' | 'total';

export type ClassSeen = {
  /** Of the class. */
  id: number;
  /** Course or event. */
  serviceType: ClassType;
  /** What it is called. */
  name: string;
  /** Plain text, may be empty. */
  description: string;
  /** The group it stands in. */
  groupName: string | null;
  /** #rrggbb of its group. */
  color: string | null;
  /** How it is sold. */
  model: ClassModel;
  /** Of total: whether somebody may join once it has begun. */
  lateJoin: LateJoin;
  /** Sign-up closes so many minutes before a session begins. */
  closesMinutes: number;
  /** By the model: of all sessions, an hour or a session. */
  priceCents: number;
  /** What a new session begins with. */
  durationMinutes: number;
  /** What a new session begins with. */
  capacity: number;
  /** How many must come. */
  minimumCapacity: number;
  /** 1 at the provider, 2 a note, 3 a place on the map, 4 online. */
  locationType: number;
  /** How it is taxed; null: as the provider says. */
  vatTreatment: VatTreatment | null;
  /** Switched on. */
  isActive: boolean;
  /** Visitors see it. */
  isPublished: boolean;
  /** Put away. */
  isArchived: boolean;
  /** What a change must be based on. */
  version: number;
};

export type ClassSessionSeen = {
  /** Of the session. */
  id: number;
  /** Of its class. */
  classId: number;
  /** What the class is called; of a list of several. */
  className: string | null;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** Of the place. */
  timeZone: string;
  /** Its own price, of the model custom. */
  priceCents: number | null;
  /** How many can come. */
  capacity: number;
  /** Places that are taken. */
  taken: number;
  /** By name. */
  teacherName: string | null;
  /** By name. */
  roomName: string | null;
  /** Of an online session. */
  link: string | null;
  /** Whether it takes place. */
  status: SessionStatus;
};

export type ClassToEditData = {
  /** One course or event of a provider. */
  getClass: ClassSeen;
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type ClassToEditVariables = {
  providerId: number;
  id: number;
};

/** Y: a course. E: an event. */
export type ClassType = 'E' | 'Y';

export type ClassWithSessionsData = {
  /** One course or event of a provider. */
  getClass: ClassSeen;
  /** The sessions of a class, in their order; a thousand at most. */
  getClassSessions: readonly ClassSessionSeen[];
};

export type ClassWithSessionsVariables = {
  providerId: number;
  id: number;
};

export type ClassesData = {
  /** The courses and events of a provider, in its order. */
  getClasses: readonly ListedClass[];
  /** The sessions of a provider on some days, by their start; a collaborator’s own. */
  getSessionsOfDays: readonly ClassSessionSeen[];
};

export type ClassesVariables = {
  providerId: number;
  serviceType?: ClassType | null;
  archived?: boolean | null;
  today: string;
};

/** What can be done with somebody’s place at a provider. */
export type CollaboratorAct =
  | 'assign'
  | 'changeRole'
  | 'changeShare'
  | 'deactivate'
  | 'handOver'
  | 'reactivate'
  | 'resend'
  | 'withdraw';

/** How a share is counted: an amount per booking, or a part of what was paid for it. */
export type CollaboratorAmountType = 'fixed' | 'percent';

/** An invitation. */
export type CollaboratorInput = {
  /** Where it goes. */
  email: string;
  /** Whom it greets. */
  firstname: string;
  /** Family name. */
  lastname?: string | null;
  /** In place of that: a new person of the staff, by name. */
  newStaffName?: string | null;
  /** The person of the staff they shall be, one that nobody is yet. */
  resourceId?: number | null;
  /** director, manager or collaborator; ownership is handed over. */
  role: string;
};

/** Which share of a paid booking somebody has: none, one of their own, or the provider’s. */
export type CollaboratorPercentType = 'global' | 'individual' | 'none';

export type CollaboratorRulesData = {
  /** What its collaborators may, for its owner. */
  getCollaboratorRules: RulesOfCollaborators;
  /** The share of a provider, for its owner. */
  getGlobalShare: ShareOfAll;
};

/** What they may, whole. */
export type CollaboratorRulesInput = {
  /** As in CollaboratorRules. */
  actsOnOwn: boolean;
  /** As in CollaboratorRules. */
  seesContacts: boolean;
};

export type CollaboratorRulesVariables = {
  providerId: number;
};

/** What somebody earns of a paid booking. */
export type CollaboratorShareInput = {
  /** With individual: fixed: cents; percent: hundredths of a percent, at most 10000. */
  amount?: number | null;
  /** With individual: how it is counted. */
  amountType?: CollaboratorAmountType | null;
  /** none, individual or global. */
  kind: CollaboratorPercentType;
};

/** active, inactive, invited, or expired: invited, and the time for an answer is over. */
export type CollaboratorStanding = 'active' | 'expired' | 'inactive' | 'invited';

export type ColleaguesAtDeskData = {
  /** Who may come back by a PIN at the computer that asks, but for who is there. */
  getColleaguesAtDesk: readonly {
    /** To choose them by. */
    personId: number;
    /** Given name. */
    firstname: string;
    /** Family name; empty where it is not known. */
    lastname: string;
  }[];
  /** Whether one has a PIN for a shared computer. */
  getMyPin: {
    /** Since when. */
    setAt: string;
  } | null;
};

export type ColleaguesAtDeskVariables = {
  providerId: number;
};

export type CompleteNewPasswordData = {
  /** Answers NEW_PASSWORD_REQUIRED: sets the first password, which proves the e-mail and signs in. */
  completeNewPassword: SignInResult;
};

export type CompleteNewPasswordVariables = {
  session: string;
  newPassword: string;
};

export type ConfirmAuthenticatorAppData = {
  /** Confirms the app by its first code. */
  confirmAuthenticatorApp: SecondFactorAdded;
};

export type ConfirmAuthenticatorAppVariables = {
  session?: string | null;
  code: string;
};

export type ConfirmNewEmailData = {
  /** Makes the new e-mail the own one, by the mailed code, signed in; every other session ends. */
  confirmNewEmail: {
    /** 200. */
    status: number;
  };
};

export type ConfirmNewEmailVariables = {
  code: string;
};

export type ConfirmPasskeyData = {
  /** Adds the passkey that the browser made. */
  confirmPasskey: SecondFactorAdded;
};

export type ConfirmPasskeyVariables = {
  session: string;
  response: unknown;
  name: string;
};

export type ConfirmReservationAtDeskData = {
  /** Confirms for its customer a booking that waits for the mailed link, while its time for that lasts. A collaborator’s own. */
  confirmReservation: {
    /** Its id. */
    id: number;
    /** What the next act must be based on. */
    sequence: number;
  };
};

export type ConfirmReservationAtDeskVariables = {
  providerId: number;
  id: number;
  sequence: number;
  input?: ConfirmReservationInput | null;
};

export type ConfirmReservationData = {
  /** Confirms a booking made as a guest. Twice has one effect. */
  confirmReservationByLink: {
    /** The reservation. */
    id: number;
  };
};

/** How a booking that waits for the mailed link is confirmed for its customer. */
export type ConfirmReservationInput = {
  /** Whether the customer is written to; yes when left out. */
  tellsCustomer?: boolean | null;
};

export type ConfirmReservationVariables = {
  code: string;
};

export type ConfirmUserData = {
  /** Confirms an account by the mailed code. The password of the registration stays for whoever shows it, or comes in the browser that registered; anybody else chooses one. */
  confirmUser: {
    /** 200. */
    status: number;
  };
};

export type ConfirmUserVariables = {
  code: string;
  password?: string | null;
};

export type ContinueAccountData = {
  /** Leads the owner on to the card processor, and opens an account there where there is none; only for who has just proved again who they are. */
  continuePaymentAccount: {
    /** Go there at once: it is good for a few minutes, and lets whoever holds it act for the account. */
    url: string;
  };
};

export type ContinueAccountVariables = {
  providerId: number;
};

export type CountProvidersData = {
  /** Providers on the marketplace, in an order by chance that stays the same for one seed. */
  found: {
    /** Centers on all pages; null when only the other type was asked for. */
    centersTotal: number | null;
    /** Professionals on all pages; null when only the other type was asked for. */
    professionalsTotal: number | null;
  };
};

export type CountProvidersVariables = {
  type?: string | null;
  keyword?: string | null;
  city?: string | null;
  country?: string | null;
  category?: number | null;
  distanceKm?: number | null;
  sort?: string | null;
  seed?: number | null;
  page?: number | null;
};

export type CountTillData = {
  /** Writes down what was counted in the drawer. */
  countTill: number;
};

export type CountTillVariables = {
  providerId: number;
  input: TillCountInput;
};

export type CreateBlockData = {
  /** Adds a block. Answers its id. */
  createBlock: number;
};

export type CreateBlockVariables = {
  providerId: number;
  input: BlockInput;
  acts?: readonly HurtActInput[] | null;
};

export type CreateBreakData = {
  /** Adds a break. Answers its id. */
  createBreak: number;
};

export type CreateBreakVariables = {
  providerId: number;
  input: BreakInput;
  acts?: readonly HurtActInput[] | null;
};

export type CreateClassData = {
  /** Adds a course or event without sessions. Answers its id. */
  createClass: number;
};

export type CreateClassVariables = {
  providerId: number;
  input: ClassInput;
};

export type CreateCustomerData = {
  /** Writes a customer down. Answers their id. */
  createCustomer: number;
};

export type CreateCustomerFieldData = {
  /** Adds a field at the end; 20 may be in use. Answers its id. */
  createCustomerField: number;
};

export type CreateCustomerFieldVariables = {
  providerId: number;
  input: NewCustomerFieldInput;
};

export type CreateCustomerImportData = {
  /** Begins an import: its rows are read and checked; no customer is written before it is started. */
  createCustomerImport: {
    /** The import. */
    id: number;
  };
};

export type CreateCustomerImportVariables = {
  providerId: number;
  input: CustomerImportInput;
};

export type CreateCustomerTagData = {
  /** Adds a tag; a provider has 50 at most. Answers its id. */
  createCustomerTag: number;
};

export type CreateCustomerTagVariables = {
  providerId: number;
  input: CustomerTagInput;
};

export type CreateCustomerVariables = {
  providerId: number;
  input: CustomerInput;
};

export type CreateHolidayData = {
  /** Closes the provider, a person or a thing. Answers its id. */
  createHoliday: number;
};

export type CreateHolidayVariables = {
  providerId: number;
  input: HolidayInput;
  acts?: readonly HurtActInput[] | null;
};

export type CreateReservationData = {
  /** Books a service at the desk, paid on site, for a known or new customer or a walk-in (specification section 7). */
  createReservation: {
    /** Of the reservation. */
    id: number;
  };
};

export type CreateReservationVariables = {
  providerId: number;
  input: NewReservationInput;
};

export type CreateReservationsData = {
  /** Books several for one customer, all or none; each row that cannot be is named with its reason (specification section 7). */
  createReservations: readonly {
    /** Of the reservation. */
    id: number;
  }[];
};

export type CreateReservationsVariables = {
  providerId: number;
  input: NewReservationsInput;
};

export type CreateResourceData = {
  /** Adds a person or thing, behind the others. Answers all. */
  createResource: readonly {
    /** The resource. */
    id: number;
  }[];
};

export type CreateResourceVariables = {
  providerId: number;
  input: NewResourceInput;
};

export type CreateServiceData = {
  /** Adds a service with its offers, at the end of the list. */
  createSubService: {
    /** The heading’s id. */
    id: number;
  };
};

export type CreateServiceGroupData = {
  /** Adds a group. Answers all groups. */
  createServiceGroup: readonly {
    /** The group. */
    id: number;
  }[];
};

export type CreateServiceGroupVariables = {
  providerId: number;
  input: ServiceGroupInput;
};

export type CreateServiceVariables = {
  providerId: number;
  input: SubServiceInput;
};

export type CreateSessionsData = {
  /** Adds sessions to a class; teachers and rooms are held, all or none. Answers their ids. */
  createSessions: readonly number[];
};

export type CreateSessionsVariables = {
  providerId: number;
  classId: number;
  sessions: readonly NewSessionInput[];
};

export type CreateWidgetData = {
  /** Adds a setting of the widget, from then on the provider’s latest. */
  createWebIntegration: {
    /** The setting. */
    integration: {
      /** The integration’s id. */
      id: number;
    };
  };
};

export type CreateWidgetVariables = {
  providerId: number;
  input: WebIntegrationInput;
};

export type CreationResult = {
  /** The id of what was made; null when a mailed link has to be used first. */
  id: number | null;
  /** What to tell the person, in the asked language; may be empty. */
  message: string;
  /** Whether it was made. */
  success: boolean;
  /** What it costs, in euro. */
  amount: number;
  /** What it costs, in cents. */
  amountCents: number;
  /** Lets the browser pay; null when there is nothing to pay or the processor does not answer. */
  clientSecret: string | null;
  /** The provider’s account at the card processor. */
  stripeAccount: string | null;
  /** Lets whoever got this answer take the payment up again (`generatePaymentIntent`); null when nothing waits for a payment. Keep it as a secret. */
  paymentToken: string | null;
  /** The offer that was booked. */
  offerId: number | null;
  /** The video course that was bought. */
  productId: number | null;
  /** The order; the hosted page asks by it. */
  orderId: number | null;
  /** Whose offer it is. */
  providerId: number;
  /** For how long it waits for its payment; null without a limit. */
  timeLeftSeconds: number | null;
};

export type CurrentUserData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** The person. */
    id: number;
    /** First name. */
    firstname: string;
    /** Both names. */
    fullname: string;
    /** Where mails go. */
    email: string;
    /** Whether the e-mail is proved. */
    verifiedEmail: boolean;
    /** The picture's address, 512 by 512 pixels, WebP (the same address with 96.webp is the small one); null without one. */
    image: string | null;
    /** The highest role: admin, author, collaborator, customer, director, manager, owner. */
    role: UserType;
  } | null;
};

export type CurrentUserVariables = Record<string, never>;

export type CustomerCardDetailData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  getCustomer: CustomerSeen;
  /** What a provider sorts its customers by, in the order of their names. */
  getCustomerTags: readonly TagWithCount[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
  /** A page of a provider’s bookings; of a collaborator, their own. */
  coming: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages can be asked for. */
    pages: number;
    /** In the order of the list. */
    items: readonly CustomerVisit[];
  };
  /** A page of a provider’s bookings; of a collaborator, their own. */
  past: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages can be asked for. */
    pages: number;
    /** In the order of the list. */
    items: readonly CustomerVisit[];
  };
  /** What was sent to a customer, or to who cares for them, about their bookings; for a collaborator about those with them. */
  mails: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** Ten at most, the latest first. */
    items: readonly SentMail[];
  };
};

export type CustomerCardDetailVariables = {
  providerId: number;
  id: number;
  comingPage?: number | null;
  pastPage?: number | null;
  mailPage?: number | null;
};

/** An address or a phone. */
export type CustomerContactKind = 'email' | 'phone';

/** A field as it shall be; its kind stays. */
export type CustomerFieldInput = {
  /** Whether its values have a last day. */
  expires: boolean;
  /** Whether a booking at the desk warns of it. */
  isAsked: boolean;
  /** At most 40 characters, once per provider. */
  name: string;
};

/** What the values of a field are. */
export type CustomerFieldKind = 'date' | 'text' | 'yesNo';

export type CustomerFieldSeen = {
  /** Of the field. */
  id: number;
  /** What a change must be based on. */
  version: number;
  /** What it is called. */
  name: string;
  /** What its values are. */
  kind: CustomerFieldKind;
  /** Whether its values have a last day. */
  expires: boolean;
  /** Whether a booking at the desk warns where it is missing or over on that day. */
  isAsked: boolean;
  /** Asked and shown nowhere; its values stay. */
  isArchived: boolean;
};

/** What shall stand in one of the provider’s own fields. */
export type CustomerFieldValueInput = {
  /** Which field. */
  fieldId: number;
  /** yyyy-mm-dd, the last day it counts; null: without an end. */
  validUntil?: string | null;
  /** By its kind: a line of text, yyyy-mm-dd, yes or no; null for nothing. */
  value?: string | null;
};

export type CustomerFieldsData = {
  /** What a provider keeps of its customers in fields of its own, in its order. */
  getCustomerFields: readonly CustomerFieldSeen[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CustomerFieldsVariables = {
  providerId: number;
};

export type CustomerForCare = {
  /** Of the customer. */
  id: number;
  /** What a change must be based on. */
  version: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Where mails go; null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** In whose care they are. */
  carer: {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** Null also for who may not see it. */
    email: string | null;
    /** Null also for who may not see it. */
    phone: string | null;
    /** What who cares is to the other: parent, child, partner, relative, guardian or other. */
    relation: string;
  } | null;
};

export type CustomerImportData = {
  /** One list of customers: how it is understood and where it stands. */
  getCustomerImport: CustomerListDetail;
  /** What a provider keeps of its customers in fields of its own, in its order. */
  getCustomerFields: readonly FieldOfCenter[];
};

/** A list of customers, of at most 200000 rows. */
export type CustomerImportInput = {
  /** Of a file: as it is called. */
  fileName?: string | null;
  /** `file` or `text`. */
  from: string;
  /** Of a text: the rows, as CSV or pasted from a spreadsheet. */
  text?: string | null;
  /** Of a file: as `requestCustomerImportUpload` answered. */
  uploadId?: number | null;
};

export type CustomerImportRowsData = {
  /** The rows of a list that come to something, in the order of the file. */
  getCustomerImportRows: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** At most ten. */
    items: readonly CustomerListRow[];
  };
};

export type CustomerImportRowsVariables = {
  providerId: number;
  id: number;
  outcome: string;
  page?: number | null;
};

export type CustomerImportVariables = {
  providerId: number;
  id: number;
};

export type CustomerImportsData = {
  /** The lists of customers that were brought to a provider, the latest first. */
  getCustomerImports: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** At most ten. */
    items: readonly CustomerListShown[];
  };
};

export type CustomerImportsVariables = {
  providerId: number;
  page?: number | null;
};

/** A customer as the provider writes them down: at least a name or a contact. */
export type CustomerInput = {
  /** yyyy-mm-dd. */
  birthday?: string | null;
  /** Where mails go; binds them to its person. */
  email?: string | null;
  /** Of the provider’s own fields, each once; those not named stay. */
  fields?: readonly CustomerFieldValueInput[] | null;
  /** First name. */
  firstname?: string | null;
  /** Nine of each kind at most. */
  further?: readonly FurtherContactInput[] | null;
  /** it or en: the language in which they are written to; null where the provider has not said. */
  language?: string | null;
  /** Family name. */
  lastname?: string | null;
  /** With the signs people write between the digits. */
  phone?: string | null;
  /** Of a person (16 characters) or a firm (11 digits). */
  taxCode?: string | null;
};

export type CustomerListColumn = {
  /** Its head; empty without one. */
  head: string;
  /** `firstname`, `lastname`, `fullname`, `email`, `phone`, `birthday`, `taxCode`, `tags`, `notes`, `own:` or `until:` with the id of a field of the provider’s own, for its value or the last day of it; null: left out. */
  field: string | null;
  /** What stands in it in the first rows. */
  samples: readonly string[];
};

export type CustomerListDetail = {
  /** The import. */
  id: number;
  /** Counts the changes of its columns; a form sends it back. */
  version: number;
  /** Why its file cannot be read: `notReadable`, `empty`, `tooManyRows`, `tooManyColumns`, `tooLarge` or `openQuotes`. */
  problem: string | null;
  /** How many rows the work of this state has done. */
  rowsHandled: number;
  /** Its rows are gone; the counts stay. */
  isEmptied: boolean;
  /** Its dates are written with the month in front: 12/31/1990. */
  isMonthFirst: boolean;
  /** What it is and where it stands. */
  summary: CustomerListShown;
  /** In the order of the file. */
  columns: readonly CustomerListColumn[];
};

export type CustomerListRow = {
  /** As the file counts it, the heads too. */
  rowNumber: number;
  /** As it came. */
  cells: readonly string[];
  /** As understood. */
  firstname: string | null;
  /** As understood. */
  lastname: string | null;
  /** As understood. */
  email: string | null;
  /** As understood. */
  phone: string | null;
  /** As understood; a date as `YYYY-MM-DD`. */
  birthday: string | null;
  /** As understood; a date as `YYYY-MM-DD`. */
  taxCode: string | null;
  /** As understood. */
  tags: readonly string[];
  /** It says something that becomes a health note. */
  hasNotes: boolean;
  /** Who it is; null while nobody. */
  customerId: number | null;
  /** In fields of the provider’s own, as understood. */
  own: readonly {
    /** Which field. */
    fieldId: number;
    /** By its kind: a line of text, yyyy-mm-dd, yes or no. */
    value: string;
    /** yyyy-mm-dd, the last day it counts; null: without an end. */
    validUntil: string | null;
  }[];
  /** None for most. */
  problems: readonly {
    /** Where; null: in the whole row. */
    field: string | null;
    /** `email`, `phone`, `birthday`, `taxCode`, `tooManyTags`, `tooLong`, `unreadable`, `nobody`, `sameAsRow`, `severalCustomers`, `ownText`, `ownDate`, `ownYesNo` or `ownValue`. */
    problem: string;
    /** The row that says the same. */
    otherRow: number | null;
  }[];
};

export type CustomerListShown = {
  /** The import. */
  id: number;
  /** `reading`, `checking`, `checked`, `running`, `done`, `failed` or `discarded`. */
  state: string;
  /** As it was called; null: pasted. */
  fileName: string | null;
  /** How many rows it has. */
  rowCount: number;
  /** What they come to, once they were checked; what they came to, once it is done. */
  counts: {
    /** New customers. */
    new: number;
    /** Customers who are there and are filled. */
    changed: number;
    /** Customers who are there and stay as they are. */
    unchanged: number;
    /** Rows that nothing is made of. */
    refused: number;
  };
  /** Since when. */
  createdAt: string;
};

/** A note of a customer. */
export type CustomerNoteInput = {
  /** About their health: read by owner, director and who treats them alone. */
  isHealth?: boolean | null;
  /** At most 4000 characters; the customer may read it. */
  text: string;
};

export type CustomerRightsData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
  /** A page of a provider’s customers; of a collaborator those of own bookings. */
  getCustomers: {
    /** 1 for the first. */
    page: number;
  };
  /** What a provider keeps of its customers in fields of its own, in its order. */
  getCustomerFields: readonly CustomerFieldSeen[];
};

export type CustomerRightsVariables = {
  providerId: number;
};

export type CustomerSeen = {
  /** Of the customer. */
  id: number;
  /** What a change must be based on. */
  version: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Where mails go; null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** yyyy-mm-dd. */
  birthday: string | null;
  /** Of a person (16 characters) or a firm (11 digits). Null also for who may not see contacts. */
  taxCode: string | null;
  /** it or en: the language in which they are written to; null where the provider has not said. */
  language: string | null;
  /** The provider does not receive them. */
  isBlacklisted: boolean;
  /** Why, in the provider’s words. */
  blacklistReason: string | null;
  /** Since when they are left out of lists. */
  archivedAt: string | null;
  /** Since when they are known. */
  createdAt: string;
  /** The provider’s. */
  timeZone: string;
  /** Further addresses and phones. */
  further: readonly {
    /** email or phone. */
    kind: string;
    /** The address or number. */
    value: string;
    /** What it is called. */
    label: string | null;
  }[];
  /** In whose care they are. */
  carer: {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** Null also for who may not see it. */
    email: string | null;
    /** Null also for who may not see it. */
    phone: string | null;
    /** What who cares is to the other: parent, child, partner, relative, guardian or other. */
    relation: string;
  } | null;
  /** Who is in their care. */
  inCare: readonly {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** Null also for who may not see it. */
    email: string | null;
    /** Null also for who may not see it. */
    phone: string | null;
    /** What who cares is to the other: parent, child, partner, relative, guardian or other. */
    relation: string;
  }[];
  /** What their bookings come to. */
  came: {
    /** Bookings that stood and are over. */
    visits: number;
    /** Those they did not come to. */
    noShows: number;
    /** The last visit. */
    lastAt: string | null;
    /** The next to come. */
    nextAt: string | null;
  };
  /** For who takes money. */
  money: {
    /** Bookings that still ask for money. */
    unpaidVisits: number;
    /** Purchases at the desk that do. */
    unpaidSales: number;
    /** What they ask for; for who sees takings. */
    owedCents: number | null;
    /** What was paid so far; for who sees takings. */
    paidCents: number | null;
    /** How often they did. */
    salesTotal: number;
    /** What they bought at the desk, the last first, five at most. */
    sales: readonly {
      /** Its order. */
      orderId: number;
      /** What it is. */
      name: string;
      /** When. */
      soldAt: string;
      /** What it cost. */
      totalCents: number;
      /** What of it was given back. */
      creditedCents: number;
      /** What is left to pay. */
      owedCents: number;
    }[];
  } | null;
  /** In the order of their names. */
  tags: readonly {
    /** Of the tag. */
    id: number;
    /** What it is called. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
  /** The provider’s own that are in use, in its order, with what stands in them. */
  fields: readonly {
    /** Of the field. */
    id: number;
    /** What it is called. */
    name: string;
    /** What its values are. */
    kind: CustomerFieldKind;
    /** Whether its values have a last day. */
    expires: boolean;
    /** Whether a booking at the desk warns of it. */
    isAsked: boolean;
    /** By its kind: a line of text, yyyy-mm-dd, yes or no; null: nothing. */
    value: string | null;
    /** yyyy-mm-dd, the last day it counts; null: without an end. */
    validUntil: string | null;
  }[];
  /** The latest first, without those about health. */
  notes: readonly SeenNote[];
  /** How many notes are about health. */
  healthNotes: number;
  /** What was changed, the latest first. */
  history: readonly {
    /** When. */
    at: string;
    /** What was done. */
    action: string;
    /** Who did it, by name. */
    by: string | null;
    /** Which fields were changed. */
    fields: readonly string[];
    /** What was said of receiving them. */
    isBlacklisted: boolean | null;
  }[];
  /** Who may be the same person, three at most; for who may merge. */
  doubles: readonly {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** The main one. */
    email: string | null;
    /** The main one. */
    phone: string | null;
  }[];
  /** The last merge that can be undone; for who may merge. */
  merge: {
    /** Of the merge. */
    id: number;
    /** When. */
    mergedAt: string;
    /** Of who was merged. */
    firstname: string | null;
    /** Of who was merged. */
    lastname: string | null;
    /** Of who was merged. */
    email: string | null;
    /** Of who was merged. */
    phone: string | null;
  } | null;
  /** Null where no account of theirs was deleted. */
  erasure: {
    /** When the account was deleted. */
    askedAt: string;
    /** erased or kept; null: nobody has decided yet. */
    answer: string | null;
  } | null;
};

/** A tag. */
export type CustomerTagInput = {
  /** `#rrggbb`. */
  color: string;
  /** At most 30 characters. */
  name: string;
};

export type CustomerTagsData = {
  /** What a provider sorts its customers by, in the order of their names. */
  getCustomerTags: readonly TagWithCount[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CustomerTagsVariables = {
  providerId: number;
};

export type CustomerToBook = {
  /** Of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** Null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** How often they have been there; with a collaborator. */
  visits: number;
  /** What was booked last for them. */
  lastOfferId: number | null;
  /** The provider does not receive them. */
  isBlacklisted: boolean;
  /** Who cares for them and gets their mails. */
  carer: {
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
  } | null;
  /** What a booking asks for that is missing, or ends one day. */
  askedFields: readonly {
    /** What the field is called. */
    name: string;
    /** Nothing stands in it. */
    isMissing: boolean;
    /** yyyy-mm-dd, the last day it counts. */
    validUntil: string | null;
  }[];
};

export type CustomerToChangeData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  getCustomer: CustomerSeen;
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CustomerToChangeVariables = {
  providerId: number;
  id: number;
};

export type CustomerToMerge = {
  /** Of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Where mails go; null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** yyyy-mm-dd. */
  birthday: string | null;
  /** Of a person (16 characters) or a firm (11 digits). Null also for who may not see contacts. */
  taxCode: string | null;
  /** it or en: the language in which they are written to; null where the provider has not said. */
  language: string | null;
  /** The provider does not receive them. */
  isBlacklisted: boolean;
  /** Since when they are left out of lists. */
  archivedAt: string | null;
  /** Whether their e-mail binds them to a person, whose log-in sees what is booked for them. */
  hasPerson: boolean;
  /** The provider’s. */
  timeZone: string;
  /** How many notes are about health. */
  healthNotes: number;
  /** Further addresses and phones. */
  further: readonly {
    /** email or phone. */
    kind: string;
    /** The address or number. */
    value: string;
    /** What it is called. */
    label: string | null;
  }[];
  /** In whose care they are. */
  carer: {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** Null also for who may not see it. */
    email: string | null;
    /** Null also for who may not see it. */
    phone: string | null;
    /** What who cares is to the other: parent, child, partner, relative, guardian or other. */
    relation: string;
  } | null;
  /** Who is in their care. */
  inCare: readonly {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** Null also for who may not see it. */
    email: string | null;
    /** Null also for who may not see it. */
    phone: string | null;
    /** What who cares is to the other: parent, child, partner, relative, guardian or other. */
    relation: string;
  }[];
  /** What their bookings come to. */
  came: {
    /** Bookings that stood and are over. */
    visits: number;
    /** The last visit. */
    lastAt: string | null;
    /** The next to come. */
    nextAt: string | null;
  };
  /** For who takes money. */
  money: {
    /** Bookings that still ask for money. */
    unpaidVisits: number;
    /** What they ask for; for who sees takings. */
    owedCents: number | null;
    /** What was paid so far; for who sees takings. */
    paidCents: number | null;
  } | null;
  /** In the order of their names. */
  tags: readonly {
    /** Of the tag. */
    id: number;
    /** What it is called. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
  /** The provider’s own that are in use, in its order, with what stands in them. */
  fields: readonly {
    /** Of the field. */
    id: number;
    /** What it is called. */
    name: string;
    /** What its values are. */
    kind: CustomerFieldKind;
    /** By its kind: a line of text, yyyy-mm-dd, yes or no; null: nothing. */
    value: string | null;
    /** yyyy-mm-dd, the last day it counts; null: without an end. */
    validUntil: string | null;
  }[];
  /** The latest first, without those about health. */
  notes: readonly {
    /** Of the note. */
    id: number;
  }[];
  /** Who may be the same person, three at most; for who may merge. */
  doubles: readonly {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** The main one. */
    email: string | null;
    /** The main one. */
    phone: string | null;
  }[];
};

export type CustomerVisit = {
  /** The reservation, and its number. */
  id: number;
  /** The start with its offset. */
  startsAt: string;
  /** The end with its offset. */
  endsAt: string;
  /** Whether its time is over. */
  isOver: boolean;
  /** Where it stands. */
  status: ReservationStatus;
  /** Whether who booked came; null: nobody has said. */
  presence: ReservationPresence | null;
  /** Why it is off. */
  cancelReason: CancelReason | null;
  /** What was booked, by its name of that day. */
  offerName: string;
  /** With whom. */
  resourceName: string;
};

export type CustomersData = {
  /** A page of a provider’s customers; of a collaborator those of own bookings. */
  getCustomers: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** Whether there are more than were counted. */
    isMore: boolean;
    /** 1 for the first. */
    page: number;
    /** How many pages can be asked for. */
    pages: number;
    /** In the order of the list. */
    items: readonly ListedCustomerRow[];
  };
  /** What a provider sorts its customers by, in the order of their names. */
  getCustomerTags: readonly TagWithCount[];
  /** What a provider keeps of its customers in fields of its own, in its order. */
  getCustomerFields: readonly {
    /** Whether its values have a last day. */
    expires: boolean;
    /** Asked and shown nowhere; its values stay. */
    isArchived: boolean;
  }[];
};

export type CustomersExportData = {
  /** For who may take a list of a provider out as a file: what is missing for it. */
  getExportStanding: {
    /** Whether who asks has proved who they are in the last quarter of an hour. */
    isProved: boolean;
    /** Whether the provider’s package opens exports. */
    isOpened: boolean;
  };
  /** A page of a provider’s customers; of a collaborator those of own bookings. */
  getCustomers: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** Whether there are more than were counted. */
    isMore: boolean;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
};

export type CustomersExportVariables = {
  providerId: number;
  search?: string | null;
  standing?: string | null;
  notSeenDays?: number | null;
  tagId?: number | null;
  isEnding?: boolean | null;
};

export type CustomersFoundData = {
  /** A provider’s customers by the beginnings of words of their name, by e-mail or by the digits of the phone, or the one with an id; of a collaborator those of own bookings. */
  searchCustomers: readonly {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null also for who may not see it. */
    email: string | null;
    /** Null also for who may not see it. */
    phone: string | null;
  }[];
};

export type CustomersFoundVariables = {
  providerId: number;
  search: string;
};

export type CustomersToBookData = {
  /** A provider’s customers by the beginnings of words of their name, by e-mail or by the digits of the phone, or the one with an id; of a collaborator those of own bookings. */
  searchCustomers: readonly CustomerToBook[];
};

export type CustomersToBookVariables = {
  providerId: number;
  q: string;
};

export type CustomersVariables = {
  providerId: number;
  search?: string | null;
  standing?: string | null;
  notSeenDays?: number | null;
  tagId?: number | null;
  isEnding?: boolean | null;
  sort?: string | null;
  isDescending?: boolean | null;
  page?: number | null;
};

export type DayAtCenter = {
  /** Of the center: all times are by its clock. */
  timeZone: string;
  /** The date there now, `YYYY-MM-DD`. */
  date: string;
  /** Minute of that date. */
  nowMinute: number;
  /** Whether there is anybody whom something could be booked with. */
  hasPeople: boolean;
  /** How many booked since yesterday began, counted up to a hundred. */
  newBookingsTotal: number;
  /** Counted the same way; a collaborator’s own. */
  tomorrow: {
    /** `YYYY-MM-DD`. */
    date: string;
    /** How many begin on it. */
    bookings: number;
    /** When the first of them begins, minute of that date by its wall clock; null: none does. */
    firstMinute: number | null;
  };
  /** Soonest first; with those that began yesterday and are not over. */
  visits: readonly VisitSeen[];
  /** Where something still fits, soonest first. */
  gaps: readonly {
    /** Whose. */
    resourceId: number;
    /** Whose, by name. */
    resourceName: string;
    /** Minute of the date, by its wall clock. */
    startMinute: number;
    /** Until; above 1440 on the next date. */
    endMinute: number;
  }[];
  /** The last ones of them. */
  newBookings: readonly {
    /** The reservation. */
    id: number;
    /** Who comes; empty where nobody said. */
    customer: string;
    /** What was booked, by its name of that day. */
    offer: string;
    /** When they come. */
    startsAt: string;
    /** Written down at the desk, not booked online. */
    byProvider: boolean;
  }[];
  /** Null for who takes no payments. */
  takings: {
    /** At the till, less what went back; cents. */
    tillCents: number;
    /** With cards and the days before; null for who sees today’s till alone. */
    sums: {
      /** Today. */
      todayCents: number;
      /** Since Monday. */
      weekCents: number;
      /** In the week before, from Monday to the same day and time. */
      weekBeforeCents: number;
    } | null;
  } | null;
};

export type DayOnSheet = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Soonest first; with those that began the day before and are not over. */
  lines: readonly {
    /** Of the customer; null where there is none, and for who sees no contacts. */
    phone: string | null;
    /** The rooms and things it has, by name. */
    rooms: readonly string[];
    /** The visit. */
    visit: VisitSeen;
  }[];
};

export type DaySheetData = {
  /** Who comes on a date, for a sheet of paper; a collaborator’s own. */
  getDaySheet: DayOnSheet;
};

export type DaySheetVariables = {
  providerId: number;
  date?: string | null;
};

export type DeactivateUserData = {
  /** Ends somebody’s role here at once. Their log-in, and the person of the staff, stay. */
  deactivateCollaborator: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type DeactivateUserVariables = {
  providerId: number;
  id: number;
  acts?: readonly HurtActInput[] | null;
};

export type DeclineInvitationData = {
  /** Declines what a provider offers. */
  declineInvitation: boolean;
};

export type DeclineInvitationVariables = {
  providerId: number;
};

export type DeleteBlockData = {
  /** Removes a block with all its dates, or with those from one on. */
  deleteBlock: boolean;
};

export type DeleteBlockVariables = {
  providerId: number;
  id: number;
  from?: string | null;
};

export type DeleteBreakData = {
  /** Removes a break. */
  deleteBreak: boolean;
};

export type DeleteBreakVariables = {
  providerId: number;
  id: number;
};

export type DeleteCustomerTagData = {
  /** Removes a tag, from all customers. Answers its id. */
  deleteCustomerTag: number;
};

export type DeleteCustomerTagVariables = {
  providerId: number;
  id: number;
};

export type DeleteHolidayData = {
  /** Removes a closing. */
  deleteHoliday: boolean;
};

export type DeleteHolidayVariables = {
  providerId: number;
  id: number;
};

export type DeleteMyAccountData = {
  /** Deletes the own account for good: log-in, profile and all that names the person. Orders keep amounts and dates for ten years. Refused with `accountHasBookings` or `accountOwnsProvider` while something stands in the way. */
  deleteMyAccount: {
    /** 200. */
    status: number;
  };
};

export type DeleteMyAccountVariables = {
  password: string;
};

export type DeletePhotoData = {
  /** Takes a photo down for good. */
  deleteProviderPhoto: {
    /** The provider’s id. */
    id: number;
  };
};

export type DeletePhotoVariables = {
  providerId: number;
  id: number;
};

export type DeleteServiceGroupData = {
  /** Removes a group; its services stay. Answers the groups that are left. */
  deleteServiceGroup: readonly {
    /** The group. */
    id: number;
  }[];
};

export type DeleteServiceGroupVariables = {
  providerId: number;
  id: number;
};

export type DeleteServicesData = {
  /** Removes services: what was booked once is hidden for good, and bookings keep its names. */
  deleteSubServices: boolean;
};

export type DeleteServicesVariables = {
  providerId: number;
  ids: readonly number[];
  acts?: readonly HurtActInput[] | null;
};

export type DeleteSessionsData = {
  /** Removes those of some sessions that nobody ever signed up for. Answers their ids. */
  deleteSessions: readonly number[];
};

export type DeleteSessionsVariables = {
  providerId: number;
  ids: readonly number[];
};

export type DescribePhotoData = {
  /** Says what a photo shows. */
  describeProviderPhoto: {
    /** The provider’s id. */
    id: number;
  };
};

export type DescribePhotoVariables = {
  providerId: number;
  id: number;
  version: number;
  description: string;
};

export type DeskReservationSeen = {
  /** As the list shows it. */
  reservation: ListedReservation;
  /** The zone of the times. */
  timeZone: string;
  /** What was booked. */
  offerId: number;
  /** The note. */
  note: string | null;
  /** Who comes, where it is somebody else. */
  visitor: string | null;
  /** When it was called off. */
  cancelledAt: string | null;
  /** Until when cancelling is free for the customer, with offset. */
  freeCancellationUntil: string;
  /** Whether the provider no longer receives the customer. */
  isBlacklisted: boolean;
  /** Rooms and things, with the names of units. */
  things: readonly string[];
  /** In whose care the customer is. */
  carer: {
    /** The customer. */
    id: number;
    /** What they are called. */
    name: string;
    /** Theirs. */
    email: string | null;
    /** Theirs. */
    phone: string | null;
  } | null;
  /** How often the customer came besides. */
  visits: {
    /** Those that are over. */
    count: number;
    /** The last of them. */
    lastAt: string | null;
    /** The next to come. */
    nextAt: string | null;
  };
  /** Its rooms and things, for who may give it others. Not for a collaborator. */
  places: readonly {
    /** What it has, and then what meets the same need. */
    choices: readonly {
      /** Which one. */
      resourceId: number;
      /** Which of its units; null: any of them. */
      unit: number | null;
      /** What it is called. */
      name: string;
      /** At the time that the booking has. */
      isFree: boolean;
    }[];
  }[];
  /** What can be done with it now. */
  acts: {
    /** What the next act must be based on. */
    sequence: number;
    /** Whether who booked came; null: nobody has said. */
    presence: ReservationPresence | null;
    /** From a day before its start on. */
    canSayPresence: boolean;
    /** Whether it can be moved and changed. */
    canChange: boolean;
    /** Whether it can be cancelled. */
    canCancel: boolean;
    /** Whether it waits for the mailed link and can be confirmed for its customer. */
    canConfirm: boolean;
    /** Whether it can stand again. */
    canActivate: boolean;
    /** Whether whoever booked can be written to: they, or who cares for them, have left an address. */
    canBeTold: boolean;
    /** What cancelling it now would give back; null where it is off. */
    preview: {
      /** By card, where the center cancels. */
      byUsRefundCents: number;
      /** By card, where the customer does, by the terms of the booking. */
      byCustomerRefundCents: number;
      /** Whether those terms let the customer cancel without loss now. */
      isFreeForCustomer: boolean;
      /** What was paid at the center: whoever is there gives it back by hand. */
      atCenterCents: number;
    } | null;
  };
  /** Its money, for who takes money. */
  money: ReservationMoney | null;
  /** The latest first. */
  history: readonly {
    /** When. */
    at: string;
    /** What was done. */
    action: string;
    /** Who did it. */
    actor: ReservationHistoryActor;
    /** What they are called here; null for nobody who works here. */
    by: string | null;
    /** The start before. */
    startsAtBefore: string | null;
    /** The start after. */
    startsAtAfter: string | null;
    /** With whom before. */
    resourceBefore: string | null;
    /** With whom after. */
    resourceAfter: string | null;
    /** The rooms and things before. */
    thingsBefore: string | null;
    /** The rooms and things after. */
    thingsAfter: string | null;
    /** How long before. */
    minutesBefore: number | null;
    /** How long after. */
    minutesAfter: number | null;
    /** The price before. */
    priceCentsBefore: number | null;
    /** The price after. */
    priceCentsAfter: number | null;
    /** Where it stood before. */
    statusBefore: string | null;
    /** Where it stood after. */
    statusAfter: string | null;
    /** Money that moved, in cents. */
    amountCents: number | null;
    /** By which way it moved. */
    method: string | null;
    /** Why, in one of our words. */
    reason: string | null;
    /** Why, as somebody typed it. */
    why: string | null;
    /** arrived or noShow, where that was noted. */
    presence: string | null;
    /** Whether the note was changed. */
    isAboutNote: boolean;
    /** The provider did it because the customer asked for it. */
    isCustomersWish: boolean;
    /** Rules that were overridden, by code. */
    overruled: readonly string[];
  }[];
};

/** Something that is no booking, and what is paid of it now; cents. */
export type DeskSaleInput = {
  /** What it costs, tax included. */
  amountCents: number;
  /** To whom; may be left out. */
  customerId?: number | null;
  /** cash, terminal or bank. */
  method: TillMethod;
  /** What it is. */
  name: string;
  /** For whoever counts the till. */
  note?: string | null;
  /** What is paid now, all of it when left out. The rest is owed by the customer, who is named then. */
  paidCents?: number | null;
  /** Of the documento commerciale; may be left out. */
  receiptNumber?: string | null;
  /** How it is taxed; as the center sells by default when left out. */
  vatTreatment?: string | null;
};

export type DeskSaleSeenData = {
  /** One sale at the desk, for who takes money. */
  getDeskSale: ShownSale;
};

export type DeskSaleSeenVariables = {
  providerId: number;
  orderId: number;
};

export type DiscardCustomerImportData = {
  /** Puts an import away that was not started, with its file and its rows. */
  discardCustomerImport: {
    /** The import. */
    id: number;
  };
};

export type DiscardCustomerImportVariables = {
  providerId: number;
  id: number;
};

export type DisconnectAccountData = {
  /** Closes the account here: nothing new is paid online. What was paid can still go back. Only for an owner who has just proved again who they are. */
  disconnectPaymentAccount: {
    /** Where it stands. */
    state: PaymentAccountState;
  };
};

export type DisconnectAccountVariables = {
  providerId: number;
  accountId: number;
};

export type EditBlockData = {
  /** Changes a block, or of one that repeats some dates, as a block of their own. Answers the id of the one that has the change. */
  editBlock: number;
};

export type EditBlockVariables = {
  providerId: number;
  id: number;
  version: number;
  input: BlockInput;
  ofDate?: string | null;
  isFollowing?: boolean | null;
  without?: readonly number[] | null;
  acts?: readonly HurtActInput[] | null;
};

export type EditBreakData = {
  /** Changes a break. Answers its id. */
  editBreak: number;
};

export type EditBreakVariables = {
  providerId: number;
  id: number;
  version: number;
  input: BreakInput;
  acts?: readonly HurtActInput[] | null;
};

export type EditClassData = {
  /** Writes a class over; who has signed up keeps their price. Answers its id. */
  editClass: number;
};

export type EditClassVariables = {
  providerId: number;
  id: number;
  version: number;
  input: ClassInput;
};

export type EditCustomerData = {
  /** Writes a customer over. Answers their id. */
  editCustomer: number;
};

export type EditCustomerFieldData = {
  /** Calls a field something else, or says whether it ends and is asked. Answers its id. */
  editCustomerField: number;
};

export type EditCustomerFieldVariables = {
  providerId: number;
  id: number;
  version: number;
  input: CustomerFieldInput;
};

export type EditCustomerTagData = {
  /** Calls a tag something else. Answers its id. */
  editCustomerTag: number;
};

export type EditCustomerTagVariables = {
  providerId: number;
  id: number;
  input: CustomerTagInput;
};

export type EditCustomerVariables = {
  providerId: number;
  id: number;
  version: number;
  input: CustomerInput;
};

export type EditHolidayData = {
  /** Changes a closing. Answers its id. */
  editHoliday: number;
};

export type EditHolidayVariables = {
  providerId: number;
  id: number;
  version: number;
  input: HolidayInput;
  acts?: readonly HurtActInput[] | null;
};

export type EditResourceData = {
  /** Writes one over. Answers all. */
  updateResource: readonly {
    /** The resource. */
    id: number;
  }[];
};

export type EditResourceVariables = {
  providerId: number;
  id: number;
  version: number;
  input: ResourceInput;
  acts?: readonly HurtActInput[] | null;
};

export type EditServiceData = {
  /** Writes a service and its offers over; bookings that exist keep what they were made with. */
  editSubService: {
    /** The heading’s id. */
    id: number;
  };
};

export type EditServiceGroupData = {
  /** Changes a group’s name and colour. Answers all groups. */
  editServiceGroup: readonly {
    /** The group. */
    id: number;
  }[];
};

export type EditServiceGroupVariables = {
  providerId: number;
  id: number;
  input: ServiceGroupInput;
};

export type EditServiceVariables = {
  providerId: number;
  id: number;
  version: number;
  input: SubServiceInput;
  acts?: readonly HurtActInput[] | null;
};

export type EditWidgetData = {
  /** Writes a setting of the widget over. */
  editWebIntegration: {
    /** Counts the changes; a form sends it back. */
    version: number;
  };
};

export type EditWidgetVariables = {
  providerId: number;
  id: number;
  version: number;
  input: WebIntegrationInput;
};

export type EnableCalendarFeedData = {
  /** Opens the feed; one that is open already keeps its address. */
  enableCalendarFeed: CalendarFeed;
};

export type EnableCalendarFeedVariables = Record<string, never>;

export type EndCustomerCareData = {
  /** Lets a customer look after themselves again. Answers their id. */
  endCustomerCare: number;
};

export type EndCustomerCareVariables = {
  providerId: number;
  id: number;
};

export type EndOtherSignInsData = {
  /** Signs every other own device out. */
  endOtherSignIns: {
    /** 200. */
    status: number;
  };
};

export type EndOtherSignInsVariables = Record<string, never>;

export type EndSignInData = {
  /** Signs one of the own devices out. */
  endSignIn: {
    /** 200. */
    status: number;
  };
};

export type EndSignInVariables = {
  id: number;
};

export type EraseCustomerData = {
  /** Of a customer whose account was deleted. Erases all that stands on the card and archives it; visits and payments stay. Answers their id. */
  eraseCustomer: number;
};

export type EraseCustomerVariables = {
  providerId: number;
  id: number;
};

export type FieldOfCenter = {
  /** Of the field. */
  id: number;
  /** What it is called. */
  name: string;
  /** What its values are. */
  kind: CustomerFieldKind;
  /** Whether its values have a last day. */
  expires: boolean;
  /** Asked and shown nowhere; its values stay. */
  isArchived: boolean;
};

export type FindProvidersData = {
  /** Providers on the marketplace, in an order by chance that stays the same for one seed. */
  found: {
    /** At most `pageSize`. */
    centers: readonly ProviderOnCard[];
    /** At most `pageSize`. */
    professionals: readonly ProviderOnCard[];
    /** Centers on all pages; null when only the other type was asked for. */
    centersTotal: number | null;
    /** Professionals on all pages; null when only the other type was asked for. */
    professionalsTotal: number | null;
    /** How many of each type a page has. */
    pageSize: number;
    /** What the order by chance was drawn from: give it back for the next page. */
    seed: number;
    /** What was looked for in place of a keyword that nothing has; else null. */
    understoodAs: string | null;
  };
  /** The categories providers choose from, in the order they are shown. */
  categories: readonly Category[];
};

export type FindProvidersVariables = {
  type?: string | null;
  keyword?: string | null;
  city?: string | null;
  country?: string | null;
  category?: number | null;
  distanceKm?: number | null;
  sort?: string | null;
  seed?: number | null;
  page?: number | null;
};

export type FinishSetupData = {
  /** Ends the first settings of a center: published, or put off. Publishing is refused with each thing that is missing. */
  finishSetup: {
    /** Whether it was published from this list. */
    isFinished: boolean;
  };
};

export type FinishSetupVariables = {
  providerId: number;
  isPublished: boolean;
};

export type ForgotPasswordSubmitData = {
  /** Sets a new password by the mailed code (specification section 7); every session ends. */
  forgotPasswordSubmit: {
    /** 200. */
    status: number;
  };
};

export type ForgotPasswordSubmitVariables = {
  email: string;
  code: string;
  newPassword: string;
};

export type FreeTimesAtDeskData = {
  /** The free starts of a date as the desk books them, without the notice of public calls. */
  getFreeTimesAtDesk: readonly {
    /** Local time of the provider, `HH:mm`. */
    time: string;
  }[];
};

export type FreeTimesAtDeskVariables = {
  providerId: number;
  offerId: number;
  resourceId?: number | null;
  date: string;
  durationMinutes?: number | null;
  room?: ReservationThingInput | null;
};

/** A further address or phone, beside the main one. */
export type FurtherContactInput = {
  /** Which of both. */
  kind: CustomerContactKind;
  /** What it is called, such as “work”. */
  label?: string | null;
  /** The address or number. */
  value: string;
};

export type GalleryData = {
  /** A provider’s own page, for those who work there: shown to visitors or not. */
  getOwnProvider: {
    /** The provider’s id. */
    id: number;
    /** What it is called. */
    name: string;
    /** Whether visitors see it now: published, active and not locked. */
    isPublic: boolean;
    /** Whether its owner has published it. */
    isPublished: boolean;
    /** Absolute address of the landscape that is drawn for it, 800x500 pixels. */
    drawnImageUrl: string;
    /** Its gallery, the main photo first. */
    photos: readonly GalleryPhoto[];
  };
};

export type GalleryPhoto = {
  /** The photo’s id. */
  id: number;
  /** What it shows, in words; may be empty. */
  description: string;
  /** Counts the changes of the description: its form sends the one it was filled from. */
  version: number;
  /** A drawn landscape, not somebody’s photo. */
  isDrawn: boolean;
  /** In its sizes, at addresses nobody can guess. */
  images: {
    /** 400x250 pixels. */
    small: string | null;
    /** 800x500 pixels. */
    medium: string | null;
    /** 1280x800 pixels. */
    large: string | null;
  };
};

export type GalleryVariables = {
  providerId: number;
};

/** As the person told it. */
export type Gender = 'F' | 'M';

/** The share of a provider. */
export type GlobalShareInput = {
  /** fixed: cents; percent: hundredths of a percent, at most 10000. */
  amount: number;
  /** How it is counted. */
  amountType: CollaboratorAmountType;
};

export type GroupOfServices = {
  /** The group. */
  id: number;
  /** What it is called. */
  name: string;
  /** #rrggbb. */
  color: string;
};

export type HandOverData = {
  /** Asks somebody who works here to own the provider in one’s place; they accept within seven days. */
  handOverOwnership: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type HandOverVariables = {
  providerId: number;
  id: number;
};

export type HealthNotesData = {
  /** The health notes of a customer, after a fresh proof; reading them stands in the history. */
  getHealthNotes: readonly SeenNote[];
};

export type HealthNotesVariables = {
  providerId: number;
  customerId: number;
};

/** A closing: whole days, the last included, or from one local time to another. */
export type HolidayInput = {
  /** yyyy-mm-dd. */
  fromDate: string;
  /** Of a closing by times. */
  fromMinute?: number | null;
  /** True when left out. */
  isWholeDay?: boolean | null;
  /** At most 120 characters, for those who work there. */
  name?: string | null;
  /** Whose; the whole provider’s when left out. */
  resourceId?: number | null;
  /** yyyy-mm-dd. */
  toDate: string;
  /** Of a closing by times; 1440 is midnight. */
  toMinute?: number | null;
};

export type HolidayShown = {
  /** Its id. */
  id: number;
  /** What a change must be based on. */
  version: number;
  /** Whose; none: the whole provider’s. */
  resourceId: number | null;
  /** What whose it is is called; none: the whole provider’s. */
  resourceName: string | null;
  /** For those who work there. */
  name: string | null;
  /** Whole days, the last included. */
  isWholeDay: boolean;
  /** yyyy-mm-dd. */
  fromDate: string;
  /** Of a closing by times. */
  fromMinute: number | null;
  /** yyyy-mm-dd. */
  toDate: string;
  /** Of a closing by times. */
  toMinute: number | null;
};

export type HolidayToEditData = {
  /** One closing, as its form shows it; for a collaborator their own and the provider’s. */
  getHoliday: HolidayShown;
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly WhoseToChoose[];
};

export type HolidayToEditVariables = {
  providerId: number;
  id: number;
};

export type HolidaysData = {
  /** A page of the closings, with those of the whole provider; a collaborator’s own. */
  getHolidayPage: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The date in the center now, yyyy-mm-dd. */
    today: string;
    /** When within a year the whole provider is closed. */
    closedDays: readonly {
      /** yyyy-mm-dd. */
      from: string;
      /** yyyy-mm-dd. */
      to: string;
    }[];
    /** At most ten. */
    items: readonly HolidayShown[];
  };
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly WhoseToChoose[];
};

export type HolidaysVariables = {
  providerId: number;
  resourceId?: number | null;
  isOver?: boolean | null;
  page?: number | null;
};

/** Where a payment stands. toPay: enter a card; challenge: the bank asks its customer; processing: the bank has not decided; paid; returned: the order was paid already, this money goes back; closed: it can no longer be paid. */
export type HostedPaymentState = 'challenge' | 'closed' | 'paid' | 'processing' | 'returned' | 'toPay';

export type HoursNowData = {
  /** When a person or thing works, as the form shows it; a collaborator’s own. */
  getWorkingHours: PersonHours;
};

export type HoursNowVariables = {
  providerId: number;
  resourceId: number;
};

/** The hours of one date. */
export type HoursOfDateInput = {
  /** yyyy-mm-dd. */
  date: string;
  /** What begins on it instead of the week’s times; an empty list: nothing; left out: the week’s again. */
  times?: readonly TimesOfDayInput[] | null;
  /** Breaks that go with the change, because the new hours leave them no place. */
  withoutBreaks?: readonly number[] | null;
};

export type HoursToEditData = {
  /** When a person or thing works, as the form shows it; a collaborator’s own. */
  getWorkingHours: PersonHours;
  /** Breaks of every week, and those of dates between two; a collaborator’s own. */
  getBreaks: readonly OwnBreakShown[];
  /** Blocks that may take place between two dates, a series once; a collaborator’s own. */
  getBlocks: readonly OwnBreakShown[];
};

export type HoursToEditVariables = {
  providerId: number;
  resourceId: number;
  from: string;
  to: string;
};

/** What becomes of a booking that a change would hurt. */
export type HurtAct = 'CANCEL' | 'KEEP' | 'MOVE';

/** What shall become of one booking. */
export type HurtActInput = {
  /** One that its list says is possible. */
  act: HurtAct;
  /** Which one. */
  reservationId: number;
  /** Of a move: with whom; anyone who is free when left out. */
  resourceId?: number | null;
  /** Of a move: the new start, yyyy-mm-ddTHH:mm in local time of the provider. */
  start?: string | null;
};

export type InviteUserData = {
  /** Invites somebody for seven days: with a link for a first log-in, or to accept with the log-in they have. */
  inviteCollaborator: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type InviteUserVariables = {
  providerId: number;
  input: CollaboratorInput;
};

export type KeepCustomerData = {
  /** Of a customer whose account was deleted. Keeps what the provider wrote down. Answers their id. */
  keepCustomer: number;
};

export type KeepCustomerVariables = {
  providerId: number;
  id: number;
};

export type KeepPlaceLongerData = {
  /** Keeps the place of a booking that waits for its payment five minutes longer, once, for whoever holds the client secret. Afterwards, and where nothing waits, it changes nothing. */
  keepPlaceLonger: {
    /** Until it can no longer be paid; null without a limit. */
    secondsLeft: number | null;
  };
};

export type KeepPlaceLongerVariables = {
  orderId: number;
  clientSecret: string;
};

export type KnownContactData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
    /** First name. */
    firstname: string;
    /** Family name. */
    lastname: string;
    /** Telephone. */
    phone: string | null;
  } | null;
};

export type KnownContactVariables = Record<string, never>;

/** A language of screens and mails. */
export type Language = 'en' | 'it';

/** Whether somebody may join a total class that has begun, and for which price. */
export type LateJoin = 'full' | 'no' | 'proRata';

export type LeaveProviderData = {
  /** Gives one’s own role at a provider up. */
  leaveProvider: boolean;
};

export type LeaveProviderVariables = {
  providerId: number;
};

/** What a mailed link is for. */
export type LinkPurpose = 'confirm' | 'manage';

export type ListedClass = {
  /** Of the class. */
  id: number;
  /** Course or event. */
  serviceType: ClassType;
  /** What it is called. */
  name: string;
  /** How it is sold. */
  model: ClassModel;
  /** By the model: of all sessions, an hour or a session. */
  priceCents: number;
  /** Sessions to come. */
  coming: number;
  /** When the next begins. */
  nextAt: string | null;
  /** Switched on. */
  isActive: boolean;
  /** Visitors see it. */
  isPublished: boolean;
  /** Put away. */
  isArchived: boolean;
};

export type ListedCustomerRow = {
  /** Of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** The provider does not receive them. */
  isBlacklisted: boolean;
  /** Left out of lists and searches. */
  isArchived: boolean;
  /** Bookings that are over; with a collaborator. */
  visits: number;
  /** The last of them. */
  lastAt: string | null;
  /** The next to come. */
  nextAt: string | null;
  /** In the order of their names. */
  tags: readonly {
    /** Of the tag. */
    id: number;
    /** What it is called. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
};

export type ListedReservation = {
  /** The reservation, and its number. */
  id: number;
  /** What an act on it must be based on. */
  sequence: number;
  /** The start with its offset. */
  startsAt: string;
  /** The end with its offset. */
  endsAt: string;
  /** How long it takes. */
  durationMinutes: number;
  /** Whether its time is over. */
  isOver: boolean;
  /** Where it stands. */
  status: ReservationStatus;
  /** Whether who booked came; null: nobody has said. */
  presence: ReservationPresence | null;
  /** Why it is off. */
  cancelReason: CancelReason | null;
  /** Until when it keeps its place while it waits. */
  expiresAt: string | null;
  /** When it was made. */
  bookedAt: string;
  /** Written down by the provider; else booked by the customer. */
  isByProvider: boolean;
  /** Whether there is a note. */
  hasNote: boolean;
  /** Who comes. */
  customerId: number;
  /** What they are called; may be empty. */
  customerName: string;
  /** Theirs; null without one, and for who may not see it. */
  email: string | null;
  /** Theirs; null without one, and for who may not see it. */
  phone: string | null;
  /** What was booked. */
  offerId: number;
  /** What was booked, by its name of that day. */
  offerName: string;
  /** The group it stood in. */
  serviceName: string | null;
  /** The group’s colour. */
  color: string | null;
  /** With whom. */
  resourceId: number;
  /** With whom. */
  resourceName: string;
  /** How its money stands. */
  moneyState: MoneyState;
  /** What it comes to now, without what was given back, in cents. */
  dueCents: number;
  /** What of it is paid, in cents. */
  paidCents: number;
  /** What is still asked for, in cents; 0 once it is off. */
  owedCents: number;
};

export type ListedResource = {
  /** The resource. */
  id: number;
  /** 1 human, 2 physical. */
  resTypeId: number;
  /** What it is called. */
  name: string;
  /** M or F. */
  gender: string | null;
  /** What a person is at the center: owner, director, manager or collaborator. */
  type: BusinessRole | null;
  /** What a person does there. */
  role: string | null;
  /** #rrggbb. */
  color: string | null;
  /** Units of a thing; 1 for a person. */
  quantity: number;
  /** How many people one unit takes; null without a limit. */
  capacity: number | null;
  /** Names of its units, the first one’s first; empty for one without a name, none at all when no unit has one. */
  unitNames: readonly string[];
  /** Out of use. */
  archive: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
  /** The person behind it. */
  user: {
    /** Both names; empty when not told. */
    name: string;
    /** Where mails go. */
    email: string;
  } | null;
  /** When a thing, or a unit of it, cannot be used, now or later, soonest first. */
  outOfService: readonly {
    /** For putting it back into service. */
    id: number;
    /** Which one; null for all of them. */
    unit: number | null;
    /** `YYYY-MM-DD HH:mm`. */
    start: string;
    /** `YYYY-MM-DD HH:mm`, not included; null until further notice. */
    end: string | null;
    /** It has begun. */
    isNow: boolean;
    /** Why. */
    reason: string;
  }[];
};

export type ListedService = {
  /** The heading’s id. */
  id: number;
  /** What it is called. */
  name: string;
  /** Switched on. */
  isActive: boolean;
  /** Visitors see and book it; otherwise only the provider sells it. */
  isPublished: boolean;
  /** Put away; it can be restored. */
  isArchived: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
  /** The group it stands in. */
  group: {
    /** The group’s id. */
    id: number;
    /** What it is called. */
    name: string;
    /** #rrggbb. */
    color: string;
  } | null;
  /** In the provider’s order. */
  offers: readonly {
    /** In cents, before any discount. */
    priceCents: number;
    /** Minutes. */
    duration: number;
    /** Switched on. */
    isActive: boolean;
    /** The resources that can do it. */
    people: readonly number[];
  }[];
};

export type ListedUser = {
  /** Of the place, not of the person. */
  id: number;
  /** What they call themselves; of who was only invited, what was typed; may be empty. */
  name: string;
  /** Theirs; of who was only invited, as it was typed. */
  email: string;
  /** The one they have or had; of who is invited, the one that is offered. */
  role: BusinessRole;
  /** How they stand. */
  standing: CollaboratorStanding;
  /** Goes back with a change: an older one is refused. */
  version: number;
  /** Whether it is who asks. */
  isMe: boolean;
  /** What who asks may do with it now. */
  acts: readonly CollaboratorAct[];
  /** Their last sign-in where businesses sign in, since they took the role. */
  signedInAt: string | null;
  /** Bookings to come of the person of the staff they are. */
  comingBookings: number;
  /** What waits for their answer; null for nothing. */
  offeredRole: BusinessRole | null;
  /** Until when it waits. */
  offeredUntil: string | null;
  /** The person of the staff they are. */
  staff: {
    /** The resource. */
    id: number;
    /** As the provider calls them. */
    name: string;
  } | null;
  /** The one they are asked to be. */
  offeredStaff: {
    /** The resource. */
    id: number;
    /** As the provider calls them. */
    name: string;
  } | null;
  /** Which share of a paid booking they have. */
  percentType: CollaboratorPercentType;
  /** The amount that counts for them: their own or the provider’s; null for none. */
  share: ShareSeen | null;
  /** The provider’s; null where it has none. */
  globalShare: ShareSeen | null;
  /** Counts the changes of the share: a form sends the one it was filled from. */
  shareVersion: number;
};

/** Where a mail stands: it waits for its time, is tried again, was handed to the mail service, has failed, or was no longer true when it was to go out. */
export type MailState = 'dropped' | 'failed' | 'retrying' | 'sent' | 'waiting';

/** Why a try came to nothing: the address was refused, the mail service did not take it, gave no answer, or we could not write it. */
export type MailTrouble = 'addressRefused' | 'fault' | 'notTaken' | 'unknown';

export type MarkCustomerNoteData = {
  /** Says whether a note is about health. Answers its id. */
  markCustomerNote: number;
};

export type MarkCustomerNoteVariables = {
  providerId: number;
  id: number;
  isHealth: boolean;
};

export type MaySellData = {
  /** What went through the till on a day: today’s, and any day’s for who runs the place. */
  getTillOfDay: {
    /** The date at the center now. */
    today: string;
  };
};

export type MaySellVariables = {
  providerId: number;
};

export type MemberToChangeData = {
  /** One of them. */
  getStaffMember: {
    /** What time it is at the provider: `YYYY-MM-DD HH:mm`. */
    localNow: string;
    /** The person or thing. */
    resource: ListedResource;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type MemberToChangeVariables = {
  providerId: number;
  id: number;
};

export type MergeCustomersData = {
  /** Merges a customer into another, after a fresh proof; for thirty days it can be undone. Answers the id of the merge. */
  mergeCustomers: number;
};

export type MergeCustomersVariables = {
  providerId: number;
  keptId: number;
  mergedId: number;
};

export type MergePairData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  kept: CustomerToMerge;
  /** One customer of a provider; for a collaborator one of own bookings. */
  merged: CustomerToMerge;
};

export type MergePairVariables = {
  providerId: number;
  keptId: number;
  mergedId: number;
};

export type MergeSearchData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  getCustomer: CustomerToMerge;
  /** A page of a provider’s customers; of a collaborator those of own bookings. */
  getCustomers: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** In the order of the list. */
    items: readonly ListedCustomerRow[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type MergeSearchVariables = {
  providerId: number;
  id: number;
  search?: string | null;
};

/** Whether money came in or went back. */
export type MoneyMovementKind = 'returned' | 'taken';

/** By the card processor, or without it: cash, the provider’s own terminal, a bank transfer. */
export type MoneyMovementMethod = 'bank' | 'card' | 'cash' | 'terminal';

/** Of what goes back by card: on its way, done or failed; all else is done. */
export type MoneyMovementState = 'done' | 'failed' | 'onItsWay';

/** What a list says of a booking’s money. givenBack: it was paid and given back whole, and nothing is asked for. */
export type MoneyState =
  | 'fullyPaid'
  | 'givenBack'
  | 'notPaid'
  | 'paidWithMembership'
  | 'partiallyPaid'
  | 'pricedZero';

export type MoveMyReservationData = {
  /** Moves an own booking to another start, for as long as cancelling is free. Price and payment stay as they are. */
  moveMyReservation: {
    /** The reservation. */
    id: number;
  };
};

export type MoveMyReservationVariables = {
  providerId: number;
  id: number;
  dateTimeFrom: string;
  resourceId?: number | null;
  overlaps?: boolean | null;
};

export type MovePhotoData = {
  /** Puts one photo before another, or at the end. */
  reorderProviderPhotos: {
    /** The provider’s id. */
    id: number;
  };
};

export type MovePhotoVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type MoveReservationData = {
  /** Moves an own booking by its mailed link, for as long as cancelling is free. */
  moveReservationByLink: {
    /** The reservation. */
    id: number;
  };
};

export type MoveReservationVariables = {
  code: string;
  dateTimeFrom: string;
  resourceId?: number | null;
};

/** A booking that was moved. */
export type MovedReservationInput = {
  /** Which one. */
  id: number;
  /** The one that the move has answered. */
  sequence: number;
};

export type MyAccountData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** First name. */
    firstname: string;
    /** Family name. */
    lastname: string;
    /** Telephone. */
    phone: string | null;
    /** A local date, YYYY-MM-DD. */
    birthday: string | null;
    /** M, F or nothing told. */
    gender: Gender | null;
    /** Street and number. */
    address: string | null;
    /** Postal code. */
    postcode: string | null;
    /** Town. */
    city: string | null;
    /** Two letters (ISO 3166). */
    country: string | null;
    /** Italian tax code. */
    codiceFiscale: string | null;
    /** VAT number. */
    piva: string | null;
    /** Code for electronic invoices. */
    sdi: string | null;
    /** Where mails go. */
    email: string;
    /** Whether the e-mail is proved. */
    verifiedEmail: boolean;
    /** it or en: the language of mails and screens. */
    userLanguage: Language;
    /** IANA name. */
    timezone: string;
    /** What was agreed to; absent types were never decided. */
    agreements: readonly {
      /** sharing, email or marketing. */
      type: AgreementType;
      /** Y or N. */
      decision: AgreementDecision;
    }[];
    /** Goes back with an update: an older one is refused. */
    version: number;
  } | null;
  /** Where one is signed in, the last used first. */
  getMySignIns: readonly MySignIn[];
  /** The own second factors. */
  getMySecondFactors: MySecondFactors;
  /** The signed-in person’s calendar feed. */
  getMyCalendarFeed: CalendarFeed;
};

export type MyAccountDeletionData = {
  /** What the signed-in person has to do before they can delete their account. */
  getMyAccountDeletion: {
    /** To be cancelled first, soonest first. */
    bookings: readonly {
      /** The reservation. */
      id: number;
      /** With whom. */
      providerId: number;
      /** With whom. */
      providerName: string;
      /** What was booked. */
      offerName: string;
      /** The start with its offset. */
      startsAt: string;
    }[];
    /** To be handed over to another owner first. */
    providers: readonly {
      /** The provider. */
      id: number;
      /** Its name. */
      name: string;
    }[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
  /** The own second factors. */
  getMySecondFactors: MySecondFactors;
};

export type MyAccountDeletionVariables = Record<string, never>;

export type MyAccountVariables = Record<string, never>;

export type MyBusinessAccountData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** First name. */
    firstname: string;
    /** Both names. */
    fullname: string;
    /** Where mails go. */
    email: string;
    /** The picture's address, 512 by 512 pixels, WebP (the same address with 96.webp is the small one); null without one. */
    image: string | null;
    /** IANA name. */
    timezone: string;
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** Its name. */
      name: string;
      /** The town it is in. */
      city: string | null;
      /** owner, director, manager or collaborator. */
      role: BusinessRole;
      /** How it stands with its first settings. */
      setup: SetupStanding;
    }[];
  } | null;
  /** What waits for one’s own answer at providers. */
  getMyInvitations: readonly {
    /** Where. */
    providerId: number;
    /** The provider’s name. */
    name: string;
    /** IANA name; where its times are. */
    timezone: string;
    /** What is offered. */
    role: BusinessRole;
    /** What one is there already. */
    presentRole: BusinessRole | null;
    /** Whether one would own the provider in place of whoever asks. */
    isHandover: boolean;
    /** Until when it waits. */
    until: string;
    /** The person of the staff one would be. */
    staffName: string | null;
    /** When their coming bookings fall on one’s own in other centers: times alone, the next twenty. */
    clashes: readonly {
      /** The start. */
      from: string;
      /** The end. */
      to: string;
    }[];
  }[];
  /** Where one is signed in, the last used first. */
  getMySignIns: readonly MySignIn[];
  /** The own second factors. */
  getMySecondFactors: MySecondFactors;
  /** Whether one has a PIN for a shared computer. */
  getMyPin: {
    /** Since when. */
    setAt: string;
  } | null;
};

export type MyBusinessAccountVariables = Record<string, never>;

export type MyCentersData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly OwnCenter[];
  } | null;
};

export type MyCentersVariables = Record<string, never>;

export type MyOrdersData = {
  /** The signed-in person’s own orders with all providers (specification section 7). */
  getMyOrders: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The newest first. */
    items: readonly {
      /** The order. */
      id: number;
      /** With whom. */
      providerId: number;
      /** With whom. */
      providerName: string;
      /** The booking, if it is one. */
      reservationId: number | null;
      /** What was ordered. */
      name: string;
      /** When it was ordered. */
      date: string;
      /** Its beginning, with offset. */
      startTime: string | null;
      /** The zone of the times. */
      timeZone: string;
      /** What it costs, in cents. */
      totalCents: number;
      /** What was taken off, in cents. */
      discountCents: number;
      /** The order payment state: what is paid and has not gone back. Of an order that was paid back it is notPaid, and `refundState` says why. */
      paymentState: OrderPaymentState;
      /** The payment method, once paid. */
      paymentMethod: PaymentMethod | null;
      /** none, onItsWay, partlyRefunded, refunded or failed. */
      refundState: RefundState;
      /** What has gone back or is on its way, in cents. */
      refundedCents: number;
      /** Whether what was booked stands or waits; false once it is off. */
      active: boolean | null;
    }[];
  };
};

export type MyOrdersVariables = {
  page?: number | null;
};

export type MyReservationData = {
  /** One own booking; `notFound` for everybody else’s. */
  getMyReservation: ReservationSeen;
};

export type MyReservationVariables = {
  providerId: number;
  id: number;
};

export type MyReservationsData = {
  /** The signed-in person’s own bookings with all providers. */
  getMyReservations: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** In the order of the list. */
    items: readonly {
      /** The reservation. */
      id: number;
      /** With whom. */
      providerId: number;
      /** With whom. */
      providerName: string;
      /** The zone of the times. */
      timeZone: string;
      /** What was booked. */
      offerName: string;
      /** With which person. */
      resourceName: string | null;
      /** The start with its offset. */
      startsAt: string;
      /** The end with its offset. */
      endsAt: string;
      /** P, RSD, A, C or R (specification section 3). */
      status: ReservationStatus;
      /** Whether it can be cancelled now. */
      canCancel: boolean;
      /** What it costs, in cents. */
      amountCents: number;
      /** The order payment state: what is paid and has not gone back. Of an order that was paid back it is notPaid, and `refundState` says why. */
      paymentState: OrderPaymentState;
      /** Where the money is that goes back: none, onItsWay, partlyRefunded, refunded or failed. */
      refundState: RefundState;
      /** What is paid of it, and what comes back. */
      money: {
        /** What it comes to now: without what was given back. */
        dueCents: number;
        /** What is paid, without what went back or is on its way. */
        paidCents: number;
        /** What of it was paid at the center. */
        paidAtCenterCents: number;
        /** What went back to the card, or is on its way. */
        backByCardCents: number;
        /** What the center has given back. */
        backAtCenterCents: number;
      };
      /** With whom, as visitors see it; null when it does not show any more. */
      provider: {
        /** The language it works in: it, en or sv. */
        language: string;
        /** The main photo; a drawn landscape while it has none. */
        images: {
          /** 400x250 pixels. */
          small: string | null;
        };
      } | null;
    }[];
  };
};

export type MyReservationsVariables = {
  status?: ReservationTime | null;
  type?: ReservationType | null;
  page?: number | null;
};

export type MySecondFactors = {
  /** Whether codes of an app are taken. */
  hasAuthenticatorApp: boolean;
  /** How many recovery codes still work. */
  recoveryCodesLeft: number;
  /** Whether a role may not go without a second factor. */
  isRequired: boolean;
  /** In the order they were added. */
  passkeys: readonly {
    /** To remove it by. */
    id: number;
    /** As the person called it. */
    name: string;
    /** Since when. */
    createdAt: string;
    /** Null: never used yet. */
    lastUsedAt: string | null;
  }[];
};

export type MySignIn = {
  /** To end it by. */
  id: number;
  /** Browser and system in words; empty when they told nothing. */
  device: string;
  /** public, business or admin. */
  area: Area;
  /** The program. */
  appName: string;
  /** Since when. */
  createdAt: string;
  /** Last seen, to within the hour. */
  lastUsedAt: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
};

export type NewClassData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewClassVariables = Record<string, never>;

/** A new field. */
export type NewCustomerFieldInput = {
  /** Whether its values have a last day. */
  expires: boolean;
  /** Whether a booking at the desk warns of it. */
  isAsked: boolean;
  /** What its values are, for good. */
  kind: CustomerFieldKind;
  /** At most 40 characters, once per provider. */
  name: string;
};

/** Somebody who is written down with the booking: at least one of these. */
export type NewCustomerInput = {
  /** Binds them to its person. */
  email?: string | null;
  /** First name. */
  firstname?: string | null;
  /** Last name. */
  lastname?: string | null;
  /** With the signs people write between the digits. */
  phone?: string | null;
};

export type NewHolidayData = {
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly WhoseToChoose[];
};

export type NewHolidayVariables = {
  providerId: number;
};

export type NewMemberData = {
  /** A page of the people and things of a provider, for its owners, directors and managers. */
  getStaff: {
    /** False where the package is for one person alone, and there is one. */
    mayAddPerson: boolean;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewMemberVariables = {
  providerId: number;
};

export type NewRecoveryCodesData = {
  /** New recovery codes; the ones of before are worth nothing. Needs a fresh step-up. */
  newRecoveryCodes: {
    /** Shown once. */
    recoveryCodes: readonly string[];
  };
};

export type NewRecoveryCodesVariables = Record<string, never>;

/** A booking that the desk writes down, paid on site. */
export type NewReservationInput = {
  /** Who comes. */
  customer: WhoComesInput;
  /** Also for a customer whom the provider does not receive, who is refused otherwise. */
  despiteBlacklist?: boolean | null;
  /** 1 to 1440; the offer’s own when left out. */
  durationMinutes?: number | null;
  /** At most 1000 characters; the customer may read it in their export. */
  note?: string | null;
  /** What is booked. */
  offerId: number;
  /** Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`). */
  overruling?: OverrulingInput | null;
  /** In cents; the offer’s own when left out. */
  priceCents?: number | null;
  /** With whom; whoever is free when left out. */
  resourceId?: number | null;
  /** One of the rooms and things that it shall have, of those that it needs (`thingsDoNotFit`); whichever is free when left out. */
  room?: ReservationThingInput | null;
  /** yyyy-mm-ddThh:mm, local time of the provider, or with an offset an instant. */
  start: string;
  /** Whether the confirmation is mailed; true when left out. */
  tellsCustomer?: boolean | null;
};

/** Several bookings of one customer. */
export type NewReservationsInput = {
  /** Who comes. */
  customer: WhoComesInput;
  /** Also for a customer whom the provider does not receive, who is refused otherwise. */
  despiteBlacklist?: boolean | null;
  /** At most 1000 characters; the customer may read it in their export. */
  note?: string | null;
  /** Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`). */
  overruling?: OverrulingInput | null;
  /** Up to 52. */
  rows: readonly ReservationRowInput[];
  /** Whether the confirmation is mailed; true when left out. */
  tellsCustomer?: boolean | null;
};

/** A new person or thing. */
export type NewResourceInput = {
  /** How many people one unit takes; without a limit when left out. */
  capacity?: number | null;
  /** #rrggbb. */
  color?: string | null;
  /** M or F. */
  gender?: string | null;
  /** 1 human, 2 physical; it stays. */
  kind: number;
  /** At most 120 characters. */
  name: string;
  /** Units of a thing, 1 to 500; 1 when left out, and for a person. */
  quantity?: number | null;
  /** What a person does there, at most 60 characters. */
  role?: string | null;
  /** What a person is at the center: owner, director, manager or collaborator; as it is, or a collaborator, when left out. */
  type?: string | null;
  /** Names of its units, the first one’s first, each once; an empty one is none. */
  unitNames?: readonly string[] | null;
};

export type NewServiceData = {
  /** The groups of a provider’s services, in its order. */
  getServiceGroups: readonly GroupOfServices[];
  /** The people and things in use that an offer can be bound to. */
  getServiceResources: readonly ResourceOfService[];
};

export type NewServiceVariables = {
  providerId: number;
};

/** One date of a class. */
export type NewSessionInput = {
  /** How many can come. */
  capacity: number;
  /** 5 to 1440. */
  durationMinutes: number;
  /** Of an online session, https. */
  link?: string | null;
  /** Of the model custom. */
  priceCents?: number | null;
  /** In which room: taken at that time. */
  roomId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm. */
  startsAt: string;
  /** Who teaches it: taken at that time. */
  teacherId?: number | null;
};

export type NewUserData = {
  /** Who works, worked or is invited at a provider, for its owners and directors. */
  getCollaborators: {
    /** False where the package is for one alone: nobody new can be invited. */
    isStaffOpened: boolean;
    /** Roles that who asks may give. */
    rolesToGive: readonly BusinessRole[];
  };
  /** People of the staff that nobody with a log-in is yet. */
  getUnassignedStaff: readonly StaffPersonToChoose[];
};

export type NewUserVariables = {
  providerId: number;
};

/** What happened. */
export type NoticeKind =
  | 'accountAsksForMore'
  | 'accountDisconnected'
  | 'accountRefused'
  | 'bookingCancelled'
  | 'bookingChanged'
  | 'bookingConfirmed'
  | 'bookingMoved'
  | 'erasureAsked'
  | 'importFinished'
  | 'invitationAccepted'
  | 'refundFailed';

export type NoticeSeen = {
  /** The notice. */
  id: number;
  /** What happened. */
  kind: NoticeKind;
  /** When it was told. */
  at: string;
  /** Whether it was marked as read. */
  isRead: boolean;
  /** What it is about; null where it is about none, or it is no longer theirs to see. */
  booking: {
    /** The reservation. */
    id: number;
    /** As it was called when it was booked. */
    serviceName: string;
    /** Who comes; empty of who gave no name and of who has left. */
    customerName: string;
    /** With whom. */
    resourceName: string | null;
    /** When. */
    startsAt: string;
    /** IANA name; where its time is. */
    timeZone: string;
  } | null;
  /** Whom it is about. */
  colleague: {
    /** Their place there. */
    id: number;
    /** What they call themselves, else their e-mail. */
    name: string;
  } | null;
  /** Whose account was deleted. */
  customer: {
    /** The customer. */
    id: number;
    /** As the provider wrote it down; empty where it did not. */
    name: string;
    /** Whether somebody still has to decide of it. */
    isOpen: boolean;
  } | null;
  /** Which list of customers was brought in. */
  customerImport: {
    /** The import. */
    id: number;
    /** Customers who were not there. */
    added: number;
    /** Customers of whom something was filled in. */
    changed: number;
    /** Customers who stayed as they were. */
    unchanged: number;
    /** Rows of which nothing was made. */
    refused: number;
  } | null;
};

export type NoticesData = {
  /** What who asks was told at a provider in the last 90 days, the latest first. */
  getNotices: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** How many are unread, on all pages. */
    unread: number;
    /** At most ten. */
    items: readonly NoticeSeen[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
  /** What who asks is mailed about their own bookings at a provider; null for who is none of its staff and has none. */
  getStaffMailWishes: {
    /** That there is one more. */
    newBookings: boolean;
    /** That one was moved. */
    moves: boolean;
    /** That one is off, or somebody else’s. */
    cancellations: boolean;
    /** Of which days. */
    days: StaffMailDays;
    /** The bookings of tomorrow on the evening before, where there are any. */
    dayBefore: boolean;
  } | null;
};

export type NoticesVariables = {
  providerId: number;
  page?: number | null;
};

/** An offer under a heading. */
export type OfferInput = {
  /** How many can come to the same start and person. */
  capacity?: number | null;
  /** The same after it. */
  cleanupMinutes?: number | null;
  /** Plain text. */
  description?: string | null;
  /** 1 to 1440. */
  durationMinutes: number;
  /** Of one that stands already; none for a new one. */
  id?: number | null;
  /** Switched on; true when left out. */
  isActive?: boolean | null;
  /** How many must come. */
  minimumCapacity?: number | null;
  /** At most 120 characters. */
  name: string;
  /** What must be free too. */
  needs?: readonly OfferNeedInput[] | null;
  /** The resources that can do it. */
  people?: readonly number[] | null;
  /** Minutes before it in which person and rooms are taken. */
  prepareMinutes?: number | null;
  /** In cents. */
  priceCents: number;
  /** How it is taxed; null: as the provider says; as it is when left out. */
  vatTreatment?: VatTreatment | null;
};

/** Rooms or pieces of equipment that an offer needs: so many, of any of these. */
export type OfferNeedInput = {
  /** Of which things. */
  resourceIds: readonly number[];
  /** How many, all things together; 1 when left out. */
  units?: number | null;
};

export type OfferToBook = {
  /** Of the offer. */
  id: number;
  /** Its own name. */
  name: string;
  /** The heading it stands under. */
  serviceName: string;
  /** How long it takes. */
  durationMinutes: number;
  /** What it costs. */
  priceCents: number;
  /** Who does it. */
  people: readonly {
    /** Of the resource. */
    id: number;
    /** Their name. */
    name: string;
  }[];
  /** The rooms and things that it needs one or more of; of a collaborator none. */
  rooms: readonly {
    /** Which one. */
    resourceId: number;
    /** Which of its units; null: any of them. */
    unit: number | null;
    /** What it is called. */
    name: string;
  }[];
};

export type OneCustomerToBookData = {
  /** A provider’s customers by the beginnings of words of their name, by e-mail or by the digits of the phone, or the one with an id; of a collaborator those of own bookings. */
  searchCustomers: readonly CustomerToBook[];
};

export type OneCustomerToBookVariables = {
  providerId: number;
  id: number;
};

/** A date with opening hours of its own. */
export type OpeningDateInput = {
  /** yyyy-mm-dd, each once. */
  date: string;
  /** None: closed. */
  times: readonly TimesOfDayInput[];
};

export type OpeningHoursData = {
  /** The opening hours that a center has set. */
  getOpeningHours: OpeningHoursToEdit;
};

/** All opening hours; what is left out is gone. */
export type OpeningHoursInput = {
  /** Dates that differ. */
  dates?: readonly OpeningDateInput[] | null;
  /** By weekday. */
  weekly: readonly TimesOfWeekdayInput[];
};

export type OpeningHoursToEdit = {
  /** What a change must be based on. */
  version: number;
  /** The date in the center now, yyyy-mm-dd. */
  today: string;
  /** By weekday; none: its page shows when its people work. */
  weekly: readonly {
    /** ISO weekday: 1 Monday to 7 Sunday. */
    weekday: number;
    /** From. */
    startMinute: number;
    /** Until. */
    endMinute: number;
  }[];
  /** Dates that differ. */
  dates: readonly {
    /** yyyy-mm-dd. */
    date: string;
    /** None: closed. */
    times: readonly {
      /** From. */
      startMinute: number;
      /** Until. */
      endMinute: number;
    }[];
  }[];
};

export type OpeningHoursVariables = {
  providerId: number;
};

export type OrderOfReservationData = {
  /** One booking of a provider; for a collaborator one of their own. */
  getReservation: {
    /** As the list shows it. */
    reservation: {
      /** The reservation, and its number. */
      id: number;
      /** Its order. */
      orderId: number;
    };
  };
};

export type OrderOfReservationVariables = {
  providerId: number;
  id: number;
};

/** What is paid of an order and has not gone back. */
export type OrderPaymentState =
  | 'fullyPaid'
  | 'notPaid'
  | 'paidWithMembership'
  | 'partiallyPaid'
  | 'pricedZero';

export type OrderResourcesData = {
  /** Puts one before another, or at the end: also the order in which rooms are taken. Answers all. */
  orderResources: readonly {
    /** The resource. */
    id: number;
  }[];
};

export type OrderResourcesVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

/** When a thing, or one unit of it, cannot be used; local times of the provider. */
export type OutOfServiceInput = {
  /** The first date, `YYYY-MM-DD`. */
  fromDate: string;
  /** Minute of that day; its beginning when left out. */
  fromMinute?: number | null;
  /** Why, at most 120 characters. */
  reason: string;
  /** The last date; until further notice when left out. */
  toDate?: string | null;
  /** Minute of that day; its end when left out. */
  toMinute?: number | null;
  /** Which one, from 1; all of them when left out. */
  unit?: number | null;
};

/** Takes a time although rules of the center speak against it; the history keeps both. */
export type OverrulingInput = {
  /** Why. */
  reason: string;
};

export type OwedOrdersData = {
  /** What one customer has still to pay, or what is owed for some bookings, the oldest first; for who takes money. Either of the two is asked for. */
  getOwedOrders: readonly {
    /** The order. */
    orderId: number;
    /** Its booking; none where it is of something else. */
    reservationId: number | null;
    /** Whose. */
    customerId: number;
    /** Their name; empty where nobody said. */
    customer: string;
    /** Of what. */
    name: string;
    /** When it takes place, by the clock of the center. */
    startsAt: string | null;
    /** What it cost. */
    totalCents: number;
    /** What is left to pay. */
    owedCents: number;
  }[];
};

export type OwedOrdersVariables = {
  providerId: number;
  customerId?: number | null;
  reservationIds?: readonly number[] | null;
};

export type OwnBreakShown = {
  /** Its id. */
  id: number;
  /** What a change must be based on. */
  version: number;
  /** Every week on it. */
  weekday: number | null;
  /** On this date, or from it on. */
  date: string | null;
  /** Minutes of the local day; an end before the start lies on the next day, 1440 is midnight. */
  startMinute: number;
  /** Until. */
  endMinute: number;
  /** Of a block. */
  reason: string | null;
  /** Of a block that repeats: after so many weeks. */
  everyWeeks: number | null;
  /** The last date on which it may begin. */
  untilDate: string | null;
  /** Dates that were taken out. */
  exceptDates: readonly string[];
};

export type OwnCenter = {
  /** The provider. */
  providerId: number;
  /** Its name. */
  name: string;
  /** The town it is in. */
  city: string | null;
  /** IANA name; what belongs to it is told by its clock. */
  timeZone: string;
  /** owner, director, manager or collaborator. */
  role: BusinessRole;
  /** How it stands with its first settings. */
  setup: SetupStanding;
  /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
  viewerCan: readonly ProviderAction[];
  /** What the provider’s package does not open, whatever the role is. */
  notInPackage: readonly ProviderAction[];
};

export type OwnHoldsData = {
  /** One’s own places with a provider that wait for their payment now: what this browser has just booked, and what the person who is signed in has. Empty for everybody else. */
  ownHolds: readonly {
    /** The reservation. */
    id: number;
    /** What was booked. */
    offerId: number;
    /** What was booked. */
    offerName: string;
    /** With which person. */
    resourceName: string | null;
    /** The start with its offset. */
    startsAt: string;
    /** The zone of the times. */
    timeZone: string;
    /** What it costs, in cents. */
    amountCents: number;
    /** Until when an unconfirmed or unpaid booking keeps its place. */
    expiresAt: string | null;
  }[];
};

export type OwnHoldsVariables = {
  providerId: number;
};

export type OwnPage = {
  /** The provider’s id. */
  id: number;
  /** Center or professional. */
  type: ProviderType;
  /** What it is called. */
  name: string;
  /** Plain text; an empty line parts paragraphs. */
  description: string;
  /** What it is, the main category first. */
  categories: readonly {
    /** A stable word for it, the same in every language. */
    slug: string;
    /** In the asked language. */
    name: string;
  }[];
  /** As the provider writes it. */
  phone: string | null;
  /** For visitors. */
  email: string | null;
  /** Its own site. */
  url: string | null;
  /** Address of its blog. */
  blog: string | null;
  /** Words it wants to be found by. */
  tags: readonly string[];
  /** The town in the place index, such as `it-milano`. */
  cityKey: string | null;
  /** Where else it can be followed. */
  socialLinks: {
    /** Address of the page. */
    facebook: string | null;
    /** Address of the profile. */
    instagram: string | null;
    /** Address of the profile. */
    linkedin: string | null;
    /** The name there. */
    skype: string | null;
    /** Address of the profile. */
    twitter: string | null;
    /** Address of the channel. */
    youtube: string | null;
  };
  /** Where it receives. */
  location: {
    /** Street and number. */
    addressLine1: string | null;
    /** Staircase, floor, what helps to find it. */
    addressLine2: string | null;
    /** The town. */
    city: string | null;
    /** The postal code. */
    postalCode: string | null;
    /** ISO 3166-1 code of two letters. */
    country: string;
    /** The province or region. */
    state: string | null;
    /** Decimal degrees. */
    latitude: number | null;
    /** Decimal degrees. */
    longitude: number | null;
  };
  /** Whether its owner has published it. */
  isPublished: boolean;
  /** Whether visitors see it now: published, active and not locked. */
  isPublic: boolean;
  /** What it still lacks before it may be published. */
  missing: readonly PublishingNeed[];
  /** Counts the changes of what it says about itself: a form sends the one it was filled from. */
  profileVersion: number;
  /** The same for its location. */
  locationVersion: number;
};

export type OwnPageToEditData = {
  /** A provider’s own page, for those who work there: shown to visitors or not. */
  getOwnProvider: OwnPage;
  /** The categories providers choose from, in the order they are shown. */
  categories: readonly {
    /** A stable word for it, the same in every language. */
    slug: string;
    /** In the asked language. */
    name: string;
    /** Which provider type can choose it. */
    type: ProviderType;
  }[];
};

export type OwnPageToEditVariables = {
  providerId: number;
};

export type OwnServiceData = {
  /** One service with all that its form shows. */
  getSubService: ServiceSeen;
};

export type OwnServiceVariables = {
  providerId: number;
  id: number;
};

export type OwnServicesData = {
  /** A provider’s services for those who work there; a collaborator’s own. */
  getSubServices: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** At most ten. */
    items: readonly ListedService[];
  };
  /** The groups of a provider’s services, in its order. */
  getServiceGroups: readonly GroupOfServices[];
};

export type OwnServicesVariables = {
  providerId: number;
  search?: string | null;
  standing?: string | null;
  groupId?: number | null;
  sort?: string | null;
  isDescending?: boolean | null;
  page?: number | null;
};

export type OwnWidget = {
  /** Counts the changes; a form sends it back. */
  version: number;
  /** Its address shows nothing any more. */
  isArchived: boolean;
  /** The setting. */
  integration: {
    /** The integration’s id. */
    id: number;
    /** What the provider calls it. */
    name: string;
    /** `widget` in a frame, or `link`. */
    integrationType: string;
    /** The tab it opens with; null: the first with content. */
    page: string | null;
    /** The site it stands on. */
    url: string | null;
    /** Where its way back to the main site leads. */
    link: string | null;
    /** Whether no other site than `url` may show it in a frame. */
    onlyOnItsSite: boolean;
    /** What the provider pastes into its own site, its words in the language that is asked in. */
    integrationCode: string;
    /** #rrggbb, the colour that stands out. */
    primaryColor: string;
    /** Colour behind the widget. */
    background: string | null;
    /** Colour of surfaces, such as cards and fields. */
    base: string | null;
    /** Colour of the ground that text stands on. */
    body: string | null;
    /** Colour of buttons. */
    button: string | null;
    /** Colour of the text. */
    font: string | null;
    /** A linear gradient for the band at its head. */
    gradient: string | null;
    /** Font of headings. */
    fontname: string | null;
    /** Font of the text. */
    fontFamily: string | null;
    /** normal, italic or oblique. */
    fontStyle: string | null;
    /** Whether it has the services tab. */
    showServices: boolean;
    /** Whether it has the courses tab. */
    showCourses: boolean;
    /** Whether it has the events tab. */
    showEvents: boolean;
    /** Whether it has the videos tab. */
    showVideos: boolean;
    /** Whether it has the memberships tab. */
    showMemberships: boolean;
    /** Kept as given; the e-mail is asked in any case. */
    askEmail: boolean;
    /** Whether a first name is required. */
    askFirstname: boolean;
    /** Whether a last name is required. */
    askLastname: boolean;
    /** Whether a phone number is required. */
    askPhone: boolean;
  };
};

export type OwnWidgetsData = {
  /** A provider’s settings of the widget for those who run it: the newest first, archived ones at the end. */
  getWebIntegrations: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** False for who may change widgets while the provider’s package does not include them. */
    isOpened: boolean;
    /** Whether visitors may see the provider, and so its widgets. */
    isShown: boolean;
    /** At most ten. */
    items: readonly OwnWidget[];
  };
};

export type OwnWidgetsVariables = {
  providerId: number;
  page?: number | null;
};

/** Who disconnected it. */
export type PaymentAccountEnder = 'owner' | 'processor';

/** What the processor asks for, in groups. */
export type PaymentAccountMissing =
  | 'bankAccount'
  | 'company'
  | 'document'
  | 'other'
  | 'person'
  | 'profile'
  | 'terms';

/** live: real money. test: none. off: this installation takes no payments online. */
export type PaymentAccountMode = 'live' | 'off' | 'test';

/** none: never had one. started: the processor’s questions are not answered. askedForMore: something is missing or under review. ready: can be paid. refused: by the processor. disconnected: by its owner, or at the processor. */
export type PaymentAccountState = 'askedForMore' | 'disconnected' | 'none' | 'ready' | 'refused' | 'started';

/** What an order was paid with. */
export type PaymentMethod = 'BankTransfer' | 'Cash' | 'CreditCard' | 'DebitCard' | 'Membership' | 'Wallet';

export type PaymentProgress = {
  /** Where it stands. */
  state: HostedPaymentState;
  /** Why the last card was not accepted: declined, insufficientFunds, invalidNumber, expiredOrInvalidExpiry, invalidSecurityCode, authenticationFailed or processingError. */
  failure: string | null;
  /** Until it can no longer be paid; null without a limit. */
  secondsLeft: number | null;
  /** Whether `keepPlaceLonger` has an effect. */
  canKeepLonger: boolean;
};

/** How a provider wants to be paid: only on site, as the customer chooses, only online, only by membership. */
export type PaymentSetting = 'NoPayments' | 'OnlineOnly' | 'Optional' | 'membership';

/** How a provider lets itself be paid, whole. Services must be payable in one way at least. */
export type PaymentSettingsInput = {
  /** False: only existing customers may book. */
  acceptNonCustomerBookings: boolean;
  /** The mode. */
  acceptPayments: PaymentSetting;
  /** Courses and events may be paid with a membership. */
  courseMembership: boolean;
  /** Courses and events may be paid online. */
  courseOnline: boolean;
  /** Courses and events may be paid on site. */
  courseOnsite: boolean;
  /** Memberships may be paid online. */
  membershipOnline: boolean;
  /** Memberships may be paid on site. */
  membershipOnsite: boolean;
  /** In hundredths of a percent, 0 to 10000. */
  onlineDiscountBasisPoints: number;
  /** Services may be paid with a membership. */
  serviceMembership: boolean;
  /** Services may be paid online. */
  serviceOnline: boolean;
  /** Services may be paid on site. */
  serviceOnsite: boolean;
};

export type PaymentStateData = {
  /** Where a payment stands, for whoever holds the client secret. Ask again while it is processing. */
  paymentState: PaymentProgress;
};

export type PaymentStateVariables = {
  orderId: number;
  clientSecret: string;
  afterForm?: boolean | null;
};

export type PaymentToMakeData = {
  /** What the hosted page shows, for whoever holds the client secret. */
  paymentToMake: {
    /** The order. */
    orderId: number;
    /** What is paid. */
    name: string;
    /** With whom. */
    resourceName: string | null;
    /** When it begins. */
    startsAt: string | null;
    /** The provider’s time zone. */
    timeZone: string;
    /** Who is paid. */
    providerId: number;
    /** The name of who is paid. */
    providerName: string;
    /** In euro, before the online discount. */
    priceWithoutDiscount: number;
    /** To pay, in cents. */
    amountCents: number;
    /** No real money moves; say so clearly. */
    isTestMoney: boolean;
    /** Show our own form for test cards instead of the processor’s. */
    hasTestCardForm: boolean;
    /** What the processor’s script is opened with. */
    publishableKey: string;
    /** The account that is paid. */
    stripeAccount: string;
    /** Where the payment stands. */
    progress: PaymentProgress;
  };
};

export type PaymentToMakeVariables = {
  orderId: number;
  clientSecret: string;
};

export type PaymentsToEditData = {
  /** How a provider lets itself be paid, for its owner and director. */
  getPaymentSettings: CenterPayments;
  /** How a provider is taxed, for its owner and director. */
  getVatSettings: CenterVat;
  /** Where a provider stands with the card processor, for its owner and director. */
  getPaymentAccountStatus: CenterAccount;
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
  /** The own second factors. */
  getMySecondFactors: MySecondFactors;
};

export type PaymentsToEditVariables = {
  providerId: number;
  isBack: boolean;
};

export type PersonHours = {
  /** Whose. */
  resourceId: number;
  /** What the person or thing is called. */
  name: string;
  /** The date in the center now, yyyy-mm-dd. */
  today: string;
  /** What a change must be based on. */
  version: number;
  /** Nothing is saved yet: the schedule is the center’s opening hours, for a beginning. */
  isDefault: boolean;
  /** Of which no two hold on one date. */
  schedules: readonly {
    /** yyyy-mm-dd; none: always was. */
    validFrom: string | null;
    /** The last day on which its times begin; none: for good. */
    validTo: string | null;
    /** 1: every week; 2 to 4: so many weeks take turns. */
    cycleWeeks: number;
    /** Which of them it is, from 1. */
    cycleWeek: number;
    /** A date of a week that is the first of the cycle. */
    anchorDate: string;
    /** Its times. */
    blocks: readonly {
      /** ISO weekday: 1 Monday to 7 Sunday. */
      weekday: number;
      /** From. */
      startMinute: number;
      /** Until. */
      endMinute: number;
    }[];
  }[];
  /** Dates on which other times begin, or none. */
  dates: readonly {
    /** yyyy-mm-dd. */
    date: string;
    /** None: closed. */
    times: readonly {
      /** From. */
      startMinute: number;
      /** Until. */
      endMinute: number;
    }[];
  }[];
};

/** A booking of a group that is moved. */
export type PlacedReservationInput = {
  /** Which one. */
  id: number;
  /** In which rooms and with which things: all that it shall have, of those that meet what it needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

export type ProveEmailByCodeData = {
  /** Proves by the mailed digits that the signed-in person reads the e-mail; good for a quarter of an hour. */
  proveEmailByCode: {
    /** 200. */
    status: number;
  };
};

export type ProveEmailByCodeVariables = {
  session: string;
  code: string;
};

/** What somebody may do at a provider by their role. */
export type ProviderAction =
  | 'changeClasses'
  | 'changeCollaboratorRules'
  | 'changeCustomerFields'
  | 'changeCustomers'
  | 'changeHours'
  | 'changePaymentSettings'
  | 'changePerson'
  | 'changeProfile'
  | 'changeReservations'
  | 'changeServices'
  | 'changeSettings'
  | 'changeStaff'
  | 'changeUsers'
  | 'changeWidget'
  | 'connectPaymentAccount'
  | 'eraseCustomers'
  | 'exportCustomers'
  | 'exportReservations'
  | 'handOverOwnership'
  | 'importCustomers'
  | 'inviteUsers'
  | 'listStaff'
  | 'mergeCustomers'
  | 'overruleReservations'
  | 'publishCenter'
  | 'seeCustomers'
  | 'seeHealthNotes'
  | 'seeHours'
  | 'seeNotices'
  | 'seePaymentSettings'
  | 'seeProfile'
  | 'seeReservations'
  | 'seeServices'
  | 'seeStaff'
  | 'seeTakings'
  | 'seeUsers'
  | 'seeWidget'
  | 'setUpCenter'
  | 'takePayments'
  | 'writeCustomerNotes';

/** Where a provider receives, whole: what is left out is emptied. */
export type ProviderLocationInput = {
  /** Street and number. */
  addressLine1?: string | null;
  /** Floor, staircase, name at the door. */
  addressLine2?: string | null;
  /** May be empty only while the page is not published. */
  city?: string | null;
  /** The town in the place index, from `searchPlaces`; found by its name when left out. */
  cityKey?: string | null;
  /** ISO 3166-1 code of two letters. */
  countryCode: string;
  /** Decimal degrees; with the longitude, else the town’s middle. */
  latitude?: number | null;
  /** Decimal degrees. */
  longitude?: number | null;
  /** At most 20 characters. */
  postalCode?: string | null;
  /** Province or state, such as MI. */
  state?: string | null;
};

export type ProviderOnCard = {
  /** The provider’s id. */
  id: number;
  /** What it is called. */
  name: string;
  /** The language it works in: it, en or sv. */
  language: string;
  /** The main photo; a drawn landscape while it has none. */
  images: {
    /** 400x250 pixels. */
    small: string | null;
    /** 800x500 pixels. */
    medium: string | null;
  };
  /** Where it receives. */
  location: {
    /** The town. */
    city: string | null;
    /** The province or region. */
    state: string | null;
    /** Decimal degrees. */
    latitude: number | null;
    /** Decimal degrees. */
    longitude: number | null;
  };
  /** What it is, the main category first. */
  categories: readonly {
    /** The category’s id. */
    id: number;
    /** In the asked language. */
    name: string;
  }[];
  /** The lowest price of what can be booked now, in euro, 0 only where all of it is free; null when nothing can. Found by a search: of what fits it (`matchingService`). */
  priceFrom: number | null;
  /** The next start with anyone within two weeks, in local time with its offset; null when there is none. Found by a search: of what fits it (`matchingService`). */
  nextFreeTime: string | null;
  /** Whether anything can be booked now; where nothing can, people write or call. */
  takesBookings: boolean;
  /** The service that fits what was searched for, by which price and time are told; null when none does. */
  matchingService: string | null;
  /** In kilometres from the place that a search asked for, to one decimal; else null. */
  distanceKm: number | null;
};

export type ProviderPageData = {
  /** One provider; null when it is unknown, not published, not active or locked. */
  getProviderGeneralInformation:
    | (ProviderToBook & {
        /** The provider’s id. */
        id: number;
        /** The language it works in: it, en or sv. */
        language: string;
        /** Center or professional. */
        type: ProviderType;
        /** Plain text; an empty line parts paragraphs. */
        description: string;
        /** Its own site. */
        url: string | null;
        /** A remark on the opening hours. */
        timeNote: string | null;
        /** Minutes of notice before the earliest start. */
        reservationOffset: number;
        /** Whether the package it bought has ended or was switched off: nothing can be booked then. */
        hasNotPaid: boolean;
        /** Whether `sendRequestToProvider` reaches it: nothing can be booked online now, and it left an address. */
        takesRequests: boolean;
        /** Whether anything can be booked now; where nothing can, people write or call. */
        takesBookings: boolean;
        /** What it is, the main category first. */
        categories: readonly {
          /** The category’s id. */
          id: number;
          /** In the asked language. */
          name: string;
        }[];
        /** The main photo; a drawn landscape while it has none. */
        images: {
          /** 400x250 pixels. */
          small: string | null;
          /** 800x500 pixels. */
          medium: string | null;
          /** 1280x800 pixels. */
          large: string | null;
          /** 1920x1200 pixels. */
          xLarge: string | null;
        };
        /** Its gallery, the main photo first. */
        photos: readonly {
          /** The photo’s id. */
          id: number;
          /** What it shows, in words of the provider’s language; empty where it said nothing. */
          description: string;
          /** The photo in its sizes. */
          images: {
            /** 400x250 pixels. */
            small: string | null;
          };
        }[];
        /** Where it receives. */
        location: {
          /** Street and number. */
          addressLine1: string | null;
          /** Staircase, floor, what helps to find it. */
          addressLine2: string | null;
          /** The town. */
          city: string | null;
          /** The postal code. */
          postalCode: string | null;
          /** ISO 3166-1 code of two letters. */
          country: string;
          /** The province or region. */
          state: string | null;
          /** Decimal degrees. */
          latitude: number | null;
          /** Decimal degrees. */
          longitude: number | null;
        };
        /** Where else it can be followed. */
        socialLinks: {
          /** Address of the page. */
          facebook: string | null;
          /** Address of the profile. */
          instagram: string | null;
          /** Address of the profile. */
          linkedin: string | null;
          /** Address of the profile. */
          twitter: string | null;
          /** Address of the channel. */
          youtube: string | null;
        };
        /** When it is open, by weekday: as it says itself, else when somebody is there. */
        workingHours: readonly {
          /** ISO weekday: 1 Monday to 7 Sunday. */
          weekday: number;
          /** `HH:mm:ss`. */
          startTime: string;
          /** `HH:mm:ss`; `24:00:00` is midnight; before the start it lies on the next day. */
          endTime: string;
        }[];
        /** The next dates, five at most, that differ from its weekly opening hours. */
        specialHours: readonly {
          /** `YYYY-MM-DD`. */
          date: string;
          /** None where it is closed. */
          times: readonly {
            /** `HH:mm:ss`. */
            startTime: string;
            /** `HH:mm:ss`; `24:00:00` is midnight; before the start it lies on the next day. */
            endTime: string;
          }[];
        }[];
        /** When the provider is closed for whole days, now or before the last date that can be booked; at most three. */
        closures: readonly {
          /** The first date, `YYYY-MM-DD`. */
          from: string;
          /** The last date, `YYYY-MM-DD`. */
          to: string;
        }[];
      })
    | null;
  /** The provider’s latest setting of the widget; null when visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: AskFlags | null;
};

export type ProviderPageVariables = {
  id: number;
};

/** What a provider says about itself, whole: what is left out is emptied. */
export type ProviderProfileInput = {
  /** The same for its blog. */
  blog?: string | null;
  /** Slugs of one to five categories of its type, the main one first. */
  categories: readonly string[];
  /** Plain text; may be empty only while the page is not published. */
  description: string;
  /** For visitors. */
  email?: string | null;
  /** At most 120 characters. */
  name: string;
  /** As it shall be read. */
  phone?: string | null;
  /** Where else it can be followed. */
  socialLinks?: SocialLinksInput | null;
  /** At most twenty words it wants to be found by. */
  tags?: readonly string[] | null;
  /** Its own site; https is added where it is missing. */
  url?: string | null;
};

export type ProviderReservationsData = {
  /** A page of a provider’s bookings; of a collaborator, their own. */
  getReservations: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** Whether there are more than were counted. */
    isMore: boolean;
    /** 1 for the first. */
    page: number;
    /** How many pages can be asked for. */
    pages: number;
    /** The provider’s. */
    timeZone: string;
    /** In the order of the list. */
    items: readonly ListedReservation[];
  };
};

export type ProviderReservationsVariables = {
  providerId: number;
  search?: string | null;
  standing?: string | null;
  payment?: string | null;
  resourceId?: number | null;
  serviceId?: number | null;
  customerId?: number | null;
  from?: string | null;
  to?: string | null;
  sort?: string | null;
  isDescending?: boolean | null;
  page?: number | null;
};

/** How a provider works and is booked, whole. */
export type ProviderSettingsInput = {
  /** 1 to 730. */
  bookingHorizonDays: number;
  /** Minutes between starts, 1 to 1440. */
  defaultTimeSlotStep: number;
  /** 0 to 8760. */
  freeCancellationHours: number;
  /** it, en or sv. */
  language: string;
  /** Where it wants to be told of bookings; none: nowhere. */
  notificationEmail?: string | null;
  /** Three at most, of 1, 2, 3, 6, 12, 24, 48, 72 and 168; as they are when left out. */
  reminderHours?: readonly number[] | null;
  /** Minutes of notice, 0 to 525600. */
  reservationOffset: number;
  /** A remark on the opening hours. */
  timeNote?: string | null;
  /** IANA name; bookings that exist keep their moment. */
  timezone: string;
};

export type ProviderToBook = {
  /** What it is called. */
  name: string;
  /** As the provider writes it. */
  phone: string | null;
  /** For visitors. */
  email: string | null;
  /** Free of charge until that many hours before the start. */
  freeCancellationHours: number;
  /** On what is booked now, in one word: to be sent along (`shownTerms`), so that nobody books on terms they were not shown. */
  bookingTerms: string;
};

/** C: a wellness center. P: a professional. */
export type ProviderType = 'C' | 'P';

export type PublishData = {
  /** Shows a provider’s page to visitors. Refused with each thing that is missing. */
  publishProvider: {
    /** The provider’s id. */
    id: number;
    /** Whether visitors see it now: published, active and not locked. */
    isPublic: boolean;
  };
};

export type PublishUserAvatarData = {
  /** Makes an uploaded image one's picture, cut to a square from its middle; answers the picture's address. */
  publishUserAvatar: string;
};

export type PublishUserAvatarVariables = {
  uploadId: number;
};

export type PublishVariables = {
  providerId: number;
};

/** What a page needs before visitors may see it. */
export type PublishingNeed = 'description' | 'location' | 'photo';

export type PutBackInServiceData = {
  /** Puts it back into service. */
  putBackInService: boolean;
};

export type PutBackInServiceVariables = {
  providerId: number;
  id: number;
};

export type ReactivateUserData = {
  /** Gives a role back that has ended. */
  reactivateCollaborator: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type ReactivateUserVariables = {
  providerId: number;
  id: number;
};

export type ReadNoticesData = {
  /** Marks notices of one’s own as read. Answers how many are unread then. */
  readNotices: number;
};

export type ReadNoticesVariables = {
  providerId: number;
  upTo?: number | null;
  ids?: readonly number[] | null;
};

export type RefundPaymentData = {
  /** Gives card money of an order back, a part or all, to the card it came from; what was ordered stands. A manager gives back what was paid the same day. */
  refundPayment: {
    /** The order. */
    orderId: number;
  };
};

export type RefundPaymentVariables = {
  providerId: number;
  orderId: number;
  amountCents: number;
};

/** Where the money of an order is that goes back. */
export type RefundState = 'failed' | 'none' | 'onItsWay' | 'partlyRefunded' | 'refunded';

export type RegisterBusinessData = {
  /** Registers somebody together with their center or practice, on the package Grow without price and end; a browser is signed in at once, and the mail to confirm the e-mail goes out. */
  registerBusiness: {
    /** Its id. */
    providerId: number;
    /** Whether its owner is in, in the browser that registered; otherwise they log in. */
    isSignedIn: boolean;
  };
};

export type RegisterBusinessVariables = {
  email: string;
  password: string;
  termsAccepted: boolean;
  type: ProviderType;
  name: string;
  city: string;
  cityKey?: string | null;
};

export type ReleaseHoldData = {
  /** Gives back an own place that waits for its payment: it is free for others at once. What was paid in the meantime stands; the answer says what became of it. */
  releaseHold: {
    /** P, RSD, A, C or R (specification section 3). */
    status: ReservationStatus;
  };
};

export type ReleaseHoldVariables = {
  providerId: number;
  id: number;
};

export type RemoveAuthenticatorAppData = {
  /** Codes of the app are taken no more. Needs a fresh step-up. */
  removeAuthenticatorApp: {
    /** 200. */
    status: number;
  };
};

export type RemoveAuthenticatorAppVariables = Record<string, never>;

export type RemoveCustomerNoteData = {
  /** Removes a note: one’s own, or any for who sees all customers. Answers its id. */
  removeCustomerNote: number;
};

export type RemoveCustomerNoteVariables = {
  providerId: number;
  id: number;
  isHealth: boolean;
};

export type RemoveMyPinData = {
  /** The own PIN counts no more, at no computer. Needs a fresh step-up. */
  removeMyPin: {
    /** 200. */
    status: number;
  };
};

export type RemoveMyPinVariables = Record<string, never>;

export type RemovePasskeyData = {
  /** The passkey is taken no more. Needs a fresh step-up. */
  removePasskey: {
    /** 200. */
    status: number;
  };
};

export type RemovePasskeyVariables = {
  id: number;
};

export type RemoveUserAvatarData = {
  /** Removes one's picture; answers whether there was one. */
  removeUserAvatar: boolean;
};

export type RemoveUserAvatarVariables = Record<string, never>;

export type ReorderCustomerFieldsData = {
  /** Puts one field before another, or at the end. Answers its id. */
  reorderCustomerFields: number;
};

export type ReorderCustomerFieldsVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type ReorderServiceGroupsData = {
  /** Puts one group before another, or at the end. Answers all groups. */
  reorderServiceGroups: readonly {
    /** The group. */
    id: number;
  }[];
};

export type ReorderServiceGroupsVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type ReorderServicesData = {
  /** Puts one service before another, or at the end. */
  reorderSubServices: boolean;
};

export type ReorderServicesVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type RequestCustomerImportData = {
  /** An address to upload a list of customers to: as `text/csv`, or with the type of an xlsx workbook. */
  requestCustomerImportUpload: {
    /** For `createCustomerImport`. */
    uploadId: number;
    /** Takes one HTTP PUT of the file within 15 minutes, at most 20971520 bytes; 200 alone is success. */
    presignedUrl: string;
  };
};

export type RequestCustomerImportVariables = {
  providerId: number;
  fileName: string;
};

export type RequestFirstPhotoData = {
  /** Asks where to upload a photo to. */
  requestProviderPhotoUpload: {
    /** For `takeProviderPhoto` once it is uploaded. */
    uploadId: number;
    /** Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone. */
    presignedUrl: string;
  };
};

export type RequestFirstPhotoVariables = {
  providerId: number;
  fileType: string;
};

export type RequestPhotoData = {
  /** Asks where to upload a photo to. */
  requestProviderPhotoUpload: {
    /** For `takeProviderPhoto` once it is uploaded. */
    uploadId: number;
    /** Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone. */
    presignedUrl: string;
  };
};

export type RequestPhotoVariables = {
  providerId: number;
  fileType: string;
};

export type RequestSubServiceImageUploadData = {
  /** Asks where to upload a picture of a service to. */
  requestSubServiceImageUpload: {
    /** For `takeSubServiceImage` once it is uploaded. */
    uploadId: number;
    /** Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone. */
    presignedUrl: string;
  };
};

export type RequestSubServiceImageUploadVariables = {
  providerId: number;
  fileType: string;
};

export type ResendConfirmationData = {
  /** Mails the confirmation once more, if an account waits for it; the answer is the same if not. */
  resendConfirmation: {
    /** 200. */
    status: number;
  };
};

export type ResendConfirmationVariables = {
  email: string;
};

export type ResendInvitationData = {
  /** Mails what waits for an answer again, for seven days. */
  verifyCollaboratorEmail: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type ResendInvitationVariables = {
  providerId: number;
  id: number;
};

export type ReservationByLinkData = {
  /** The booking behind a mailed link. Looking changes nothing. */
  reservationByLink: ReservationSeen;
};

export type ReservationByLinkVariables = {
  code: string;
  purpose: LinkPurpose;
};

/** Who gives a booking up: the center, which gives all back, or the customer, by the terms of the booking. */
export type ReservationCancelledBy = 'customer' | 'we';

export type ReservationCardData = {
  /** One booking of a provider; for a collaborator one of their own. */
  getReservation: {
    /** The note. */
    note: string | null;
    /** Whether the provider no longer receives the customer. */
    isBlacklisted: boolean;
    /** As the list shows it. */
    reservation: {
      /** The reservation, and its number. */
      id: number;
      /** Who comes. */
      customerId: number;
      /** Where it stands. */
      status: ReservationStatus;
      /** Whether who booked came; null: nobody has said. */
      presence: ReservationPresence | null;
      /** What is still asked for, in cents; 0 once it is off. */
      owedCents: number;
      /** Theirs; null without one, and for who may not see it. */
      phone: string | null;
      /** Theirs; null without one, and for who may not see it. */
      email: string | null;
    };
    /** The zone of the times. */
    timeZone: string;
    /** How often the customer came besides. */
    visits: {
      /** Those that are over. */
      count: number;
      /** The last of them. */
      lastAt: string | null;
      /** Of those that are over, to how many nobody came. */
      noShows: number;
    };
    /** What can be done with it now. */
    acts: {
      /** From a day before its start on. */
      canSayPresence: boolean;
      /** Whether it can be moved and changed. */
      canChange: boolean;
      /** Whether it can be cancelled. */
      canCancel: boolean;
      /** Whether who booked came; null: nobody has said. */
      presence: ReservationPresence | null;
    };
  };
};

export type ReservationCardVariables = {
  providerId: number;
  id: number;
};

/** What shall be otherwise of a booking; what is left out stays as it is. */
export type ReservationChangeInput = {
  /** How long it takes. */
  durationMinutes?: number | null;
  /** Whether the customer asked for the other time; no when left out: then they may decline it free of charge until it begins. */
  isCustomersWish?: boolean | null;
  /** Beside it; the customer may read it. An empty text takes it away. */
  note?: string | null;
  /** Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`). */
  overruling?: OverrulingInput | null;
  /** What is due for it, what was given back left out, without a discount. */
  priceCents?: number | null;
  /** With whom. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
  /** Whether the customer is written to; yes when left out. */
  tellsCustomer?: boolean | null;
  /** In which rooms and with which things: all that it shall have, of those that meet what it needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

export type ReservationChoicesData = {
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly {
    /** The resource. */
    id: number;
    /** What it is called. */
    name: string;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Out of use. */
    archive: boolean;
  }[];
  /** All services that are not archived, in the order of the price list: groups first, then what stands in none. */
  getServiceOrder: readonly {
    /** The heading’s id. */
    id: number;
    /** What it is called. */
    name: string;
  }[];
};

export type ReservationChoicesVariables = {
  providerId: number;
};

export type ReservationDetailData = {
  /** One booking of a provider; for a collaborator one of their own. */
  getReservation: DeskReservationSeen;
  /** What was sent to whom about a booking; for a collaborator about one of their own. */
  getReservationMails: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** When reminders of it will go out, the first one first. */
    remindersAt: readonly string[];
    /** Ten at most, the latest first. */
    items: readonly SentMail[];
  };
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly {
    /** The resource. */
    id: number;
    /** What it is called. */
    name: string;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Out of use. */
    archive: boolean;
  }[];
};

export type ReservationDetailVariables = {
  providerId: number;
  id: number;
  mailPage?: number | null;
};

export type ReservationFoundData = {
  /** One booking of a provider; for a collaborator one of their own. */
  getReservation: {
    /** As the list shows it. */
    reservation: {
      /** The reservation, and its number. */
      id: number;
      /** What they are called; may be empty. */
      customerName: string;
      /** What was booked, by its name of that day. */
      offerName: string;
      /** The start with its offset. */
      startsAt: string;
    };
  };
};

export type ReservationFoundVariables = {
  providerId: number;
  id: number;
};

/** Who did it: somebody with a log-in, a guest by a mailed link, the card processor, the program. */
export type ReservationHistoryActor = 'guest' | 'person' | 'processor' | 'system';

export type ReservationJustMadeData = {
  /** The booking that this browser has just made, paid or confirmed, for half an hour; null for every other browser. The page `/reservation-success` shows it. */
  reservationJustMade: ReservationSeen | null;
};

export type ReservationJustMadeVariables = Record<string, never>;

/** What a mail about a booking tells; those of owner… go to the provider. */
export type ReservationMailKind =
  | 'colleagueCancellation'
  | 'colleagueMove'
  | 'colleagueNewBooking'
  | 'ownerCancellation'
  | 'ownerMove'
  | 'ownerNewBooking'
  | 'ownerRefundDelayed'
  | 'ownerRefundFailed'
  | 'paymentDone'
  | 'refundDone'
  | 'reservationCancelled'
  | 'reservationConfirmed'
  | 'reservationMoved'
  | 'reservationReminder'
  | 'reservationToConfirm';

export type ReservationMoney = {
  /** The order. */
  orderId: number;
  /** What all its lines ask, in cents. */
  totalCents: number;
  /** No longer asked for, in cents. */
  creditedCents: number;
  /** What it comes to now: all lines less that, in cents. */
  dueCents: number;
  /** What came in less what went back, in cents. */
  paidCents: number;
  /** What is still to be paid, in cents. */
  owedCents: number;
  /** What can go back at the till, in cents. */
  returnableCents: number;
  /** What of it can go back to the card it came from, in cents. */
  cardReturnableCents: number;
  /** Where the money is that goes back by card. */
  refundState: RefundState;
  /** What it is for. */
  lines: readonly {
    /** From 1. */
    position: number;
    /** What it is for. */
    name: string;
    /** What is asked for it, in cents. */
    totalCents: number;
    /** No longer asked for, in cents. */
    creditedCents: number;
  }[];
  /** Each payment and each return, the earliest first. */
  movements: readonly {
    /** Came in or went back. */
    kind: MoneyMovementKind;
    /** By which way. */
    method: MoneyMovementMethod;
    /** How far it is. */
    state: MoneyMovementState;
    /** How much, in cents. */
    amountCents: number;
    /** When. */
    at: string;
    /** Who took or gave it; null for the card processor. */
    by: string | null;
    /** Of the documento commerciale. */
    receiptNumber: string | null;
    /** For whoever counts the till. */
    note: string;
  }[];
};

/** Whether who booked came. */
export type ReservationPresence = 'arrived' | 'noShow';

/** One of several bookings. */
export type ReservationRowInput = {
  /** 1 to 1440; the offer’s own when left out. */
  durationMinutes?: number | null;
  /** What is booked. */
  offerId: number;
  /** In cents; the offer’s own when left out. */
  priceCents?: number | null;
  /** With whom; whoever is free when left out. */
  resourceId?: number | null;
  /** One of the rooms and things that it shall have, of those that it needs (`thingsDoNotFit`); whichever is free when left out. */
  room?: ReservationThingInput | null;
  /** yyyy-mm-ddThh:mm, local time of the provider, or with an offset an instant. */
  start: string;
};

export type ReservationSeen = {
  /** The reservation. */
  id: number;
  /** With whom. */
  providerId: number;
  /** With whom. */
  providerName: string;
  /** Where, on one line. */
  providerAddress: string | null;
  /** To ask by phone. */
  providerPhone: string | null;
  /** To ask by mail. */
  providerEmail: string | null;
  /** The zone of the times. */
  timeZone: string;
  /** What was booked. */
  offerId: number;
  /** What was booked. */
  offerName: string;
  /** The group it stood in. */
  serviceName: string | null;
  /** With which person. */
  resourceId: number;
  /** With which person. */
  resourceName: string | null;
  /** The start with its offset. */
  startsAt: string;
  /** The end with its offset. */
  endsAt: string;
  /** P, RSD, A, C or R (specification section 3). */
  status: ReservationStatus;
  /** byCustomer, byProvider, expired or placeLost, when it is off. */
  cancelReason: CancelReason | null;
  /** What it costs, in cents. */
  amountCents: number;
  /** The order payment state: what is paid and has not gone back. Of an order that was paid back it is notPaid, and `refundState` says why. */
  paymentState: OrderPaymentState;
  /** Where the money is that goes back: none, onItsWay, partlyRefunded, refunded or failed. */
  refundState: RefundState;
  /** Whether the provider has moved it away from where its customer agreed it to be: cancelling is free until it begins. */
  isMovedByUs: boolean;
  /** Whether it can be cancelled now. */
  canCancel: boolean;
  /** Whether it can be moved now: for as long as cancelling is free. */
  canMove: boolean;
  /** With whom, as visitors see it; null when it does not show any more. */
  provider: {
    /** The language it works in: it, en or sv. */
    language: string;
  } | null;
  /** Who does it: with whom it can be moved. */
  people: readonly {
    /** The resource. */
    id: number;
    /** As customers know them. */
    name: string;
  }[];
  /** What would come back by card, in cents. */
  refundCentsIfCancelledNow: number;
  /** What is paid of it, and what comes back. */
  money: {
    /** What it comes to now: without what was given back. */
    dueCents: number;
    /** What is paid, without what went back or is on its way. */
    paidCents: number;
    /** What of it was paid at the center. */
    paidAtCenterCents: number;
    /** What went back to the card, or is on its way. */
    backByCardCents: number;
    /** What the center has given back. */
    backAtCenterCents: number;
    /** What the center gives back: if it is cancelled now, or since it was. */
    centerReturnsCents: number;
    /** What stays with the center by the terms: if it is cancelled now, or since it was. */
    centerKeepsCents: number;
  };
  /** Until when cancelling is free, with offset. */
  freeCancellationUntil: string;
  /** How many hours before the start cancelling ends to be free, as agreed; a move of one’s own is on these. */
  freeCancellationHours: number;
  /** Until when an unconfirmed or unpaid booking keeps its place. */
  expiresAt: string | null;
  /** The code of the page that manages it; null for whoever may only look: the mailed link has it. */
  manageCode: string | null;
  /** The general terms it was made on, as they read then, in the language it was made in. */
  termsText: {
    /** it or en. */
    language: Language;
    /** As the page /terms showed them. */
    sections: readonly {
      /** What it is about. */
      title: string;
      /** What it says. */
      text: string;
    }[];
  };
};

/** Another sub-service for a booking. */
export type ReservationServiceInput = {
  /** How long it takes; left out: as long as the sub-service. */
  durationMinutes?: number | null;
  /** The sub-service. */
  offerId: number;
  /** Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`). */
  overruling?: OverrulingInput | null;
  /** What is due for it, what was given back left out; left out: what the sub-service costs. */
  priceCents?: number | null;
  /** With whom; left out: with whom it is, or anybody who does it. */
  resourceId?: number | null;
  /** Whether the customer is written to; yes when left out. */
  tellsCustomer?: boolean | null;
};

/** Where a booking stands (specification section 3). */
export type ReservationStatus = 'A' | 'C' | 'P' | 'R' | 'RSD';

/** A room or thing that a booking shall have. */
export type ReservationThingInput = {
  /** Which one. */
  resourceId: number;
  /** Which of its units; any of them when left out. */
  unit?: number | null;
};

/** Which own bookings are meant (specification section 2, "Profile"). */
export type ReservationTime = 'completed' | 'upcoming';

/** When and where a booking shall be, how long and with whom; what is left out stays as it is. */
export type ReservationTimeInput = {
  /** How long it takes. */
  durationMinutes?: number | null;
  /** With whom. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
  /** In which rooms and with which things: all that it shall have, of those that meet what it needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

/** What was booked. Courses, events and videos cannot be booked yet. */
export type ReservationType = 'all' | 'course' | 'event' | 'service' | 'video';

/** When and where bookings that share an occasion shall be, how long and with whom; what is left out stays as it is. */
export type ReservationsChangeInput = {
  /** Which ones, at most 100: of one sub-service with one person at one time. */
  bookings: readonly SeenReservationInput[];
  /** How long they take. */
  durationMinutes?: number | null;
  /** Whether they must be all who share the time, so that nobody who has joined is left behind; yes when left out. No takes back a move that joined others. */
  isWholeGroup?: boolean | null;
  /** Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`). */
  overruling?: OverrulingInput | null;
  /** With whom. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
  /** Whether the customers are written to; yes when left out. */
  tellsCustomer?: boolean | null;
};

export type ReservationsExportData = {
  /** For who may take a list of a provider out as a file: what is missing for it. */
  getExportStanding: {
    /** Whether who asks has proved who they are in the last quarter of an hour. */
    isProved: boolean;
    /** Whether the provider’s package opens exports. */
    isOpened: boolean;
  };
  /** A page of a provider’s bookings; of a collaborator, their own. */
  getReservations: {
    /** On all pages together, counted up to 10,000. */
    total: number;
    /** Whether there are more than were counted. */
    isMore: boolean;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
};

export type ReservationsExportVariables = {
  providerId: number;
  search?: string | null;
  standing?: string | null;
  payment?: string | null;
  resourceId?: number | null;
  serviceId?: number | null;
  customerId?: number | null;
  from?: string | null;
  to?: string | null;
};

/** When and where bookings that share an occasion shall be, how long and with whom; what is left out stays as it is. */
export type ReservationsTimeInput = {
  /** Which ones, at most 100: of one sub-service with one person at one time. */
  bookings: readonly PlacedReservationInput[];
  /** How long they take. */
  durationMinutes?: number | null;
  /** Whether they must be all who share the time, so that nobody who has joined is left behind; yes when left out. No takes back a move that joined others. */
  isWholeGroup?: boolean | null;
  /** With whom. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
};

export type ReservationsToCancelData = {
  /** Bookings chosen to be cancelled, in the order of the ids: which can be, who would be told and what would go back. A collaborator’s own. */
  getReservationsToCancel: readonly {
    /** Why it cannot be cancelled; null: it can. */
    obstacle: CancelObstacle | null;
    /** Whether somebody can be written to about it. */
    canBeTold: boolean;
    /** What cancelling it now would give back; null where it is off. */
    preview: {
      /** By card, where the center cancels. */
      byUsRefundCents: number;
      /** By card, where the customer does, by the terms of the booking. */
      byCustomerRefundCents: number;
      /** Whether those terms let the customer cancel without loss now. */
      isFreeForCustomer: boolean;
      /** What was paid at the center: whoever is there gives it back by hand. */
      atCenterCents: number;
    } | null;
    /** Which one. */
    reservation: {
      /** The reservation, and its number. */
      id: number;
      /** What an act on it must be based on. */
      sequence: number;
      /** The start with its offset. */
      startsAt: string;
      /** The end with its offset. */
      endsAt: string;
      /** Where it stands. */
      status: ReservationStatus;
      /** Whether its time is over. */
      isOver: boolean;
      /** Why it is off. */
      cancelReason: CancelReason | null;
      /** Whether who booked came; null: nobody has said. */
      presence: ReservationPresence | null;
      /** What they are called; may be empty. */
      customerName: string;
      /** Theirs; null without one, and for who may not see it. */
      email: string | null;
      /** Theirs; null without one, and for who may not see it. */
      phone: string | null;
      /** What was booked, by its name of that day. */
      offerName: string;
      /** With whom. */
      resourceName: string;
    };
  }[];
};

export type ReservationsToCancelVariables = {
  providerId: number;
  ids: readonly number[];
};

/** A person or thing as it shall be. */
export type ResourceInput = {
  /** How many people one unit takes; without a limit when left out. */
  capacity?: number | null;
  /** #rrggbb. */
  color?: string | null;
  /** M or F. */
  gender?: string | null;
  /** At most 120 characters. */
  name: string;
  /** Units of a thing, 1 to 500; 1 when left out, and for a person. */
  quantity?: number | null;
  /** What a person does there, at most 60 characters. */
  role?: string | null;
  /** What a person is at the center: owner, director, manager or collaborator; as it is, or a collaborator, when left out. */
  type?: string | null;
  /** Names of its units, the first one’s first, each once; an empty one is none. */
  unitNames?: readonly string[] | null;
};

/** What a resource is. */
export type ResourceKind = 'human' | 'physical';

export type ResourceOfService = {
  /** The resource. */
  id: number;
  /** What it is called. */
  name: string;
  /** A person or a thing. */
  kind: ResourceKind;
  /** How many there are of it; 1 for a person. */
  quantity: number;
};

export type RestoreClassesData = {
  /** Takes classes out of the archive. */
  restoreClasses: boolean;
};

export type RestoreClassesVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreCustomerFieldData = {
  /** Takes an archived field in use again, with its values. Answers its id. */
  restoreCustomerField: number;
};

export type RestoreCustomerFieldVariables = {
  providerId: number;
  id: number;
};

export type RestoreCustomersData = {
  /** Takes archived customers back into lists and searches. Answers how many it changed. */
  restoreCustomers: number;
};

export type RestoreCustomersVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreResourceData = {
  /** Takes one into use again. Answers all. */
  restoreResource: readonly {
    /** The resource. */
    id: number;
  }[];
};

export type RestoreResourceVariables = {
  providerId: number;
  id: number;
};

export type RestoreServicesData = {
  /** Takes services out of the archive. */
  restoreSubServices: readonly {
    /** The heading’s id. */
    id: number;
  }[];
};

export type RestoreServicesVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreWidgetData = {
  /** Takes a setting of the widget out of the archive. */
  restoreWebIntegration: {
    /** Counts the changes; a form sends it back. */
    version: number;
  };
};

export type RestoreWidgetVariables = {
  providerId: number;
  id: number;
};

export type ReturnPaymentData = {
  /** Gives money back at the desk: what goes back is not asked for again. A manager gives back what was taken the same day. */
  returnPayment: readonly {
    /** The order. */
    orderId: number;
  }[];
};

export type ReturnPaymentVariables = {
  providerId: number;
  orders: readonly TillOrderInput[];
  method: TillMethod;
  receiptNumber?: string | null;
  note?: string | null;
};

export type RevokeCalendarFeedData = {
  /** Closes the feed; its address never works again. */
  revokeCalendarFeed: CalendarFeed;
};

export type RevokeCalendarFeedVariables = Record<string, never>;

export type RosterData = {
  /** One session with its roster; a collaborator’s own. */
  getClassSession: {
    /** The session. */
    session: ClassSessionSeen;
    /** Its class. */
    ofClass: {
      /** Of the class. */
      id: number;
      /** What it is called. */
      name: string;
      /** Put away. */
      isArchived: boolean;
    };
    /** By name; who has given it up last. */
    roster: readonly RosterEntry[];
  };
};

export type RosterEntry = {
  /** Of the sign-up. */
  subscriptionId: number;
  /** Who comes. */
  customerId: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** How the place stands. */
  status: SubscriptionStatus;
  /** arrived, noShow; null: nobody has said. */
  presence: string | null;
  /** When that was said. */
  presenceAt: string | null;
  /** How the sign-up stands with its money. */
  paymentState: OrderPaymentState;
  /** What is still to be paid of it; 0 for who may not see money. */
  owedCents: number;
};

export type RosterVariables = {
  providerId: number;
  id: number;
};

export type RulesOfCollaborators = {
  /** Whether they move, cancel and write down bookings of their own. */
  actsOnOwn: boolean;
  /** Whether they see e-mails and phones of who comes to them. */
  seesContacts: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
};

export type SaveAboutData = {
  /** Writes over what a provider says about itself. */
  saveProviderProfile: {
    /** The provider’s id. */
    id: number;
  };
};

export type SaveAboutVariables = {
  providerId: number;
  version: number;
  input: ProviderProfileInput;
};

export type SaveCollaboratorRulesData = {
  /** Writes over what its collaborators may; it counts from their next call on. */
  saveCollaboratorRules: {
    /** Counts the changes: a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveCollaboratorRulesVariables = {
  providerId: number;
  version: number;
  input: CollaboratorRulesInput;
};

export type SaveDateData = {
  /** Sets the hours of one date, or gives it back to the week. */
  saveHoursOfDate: {
    /** What a change must be based on. */
    version: number;
  };
};

export type SaveDateVariables = {
  providerId: number;
  resourceId: number;
  version: number;
  input: HoursOfDateInput;
  acts?: readonly HurtActInput[] | null;
};

export type SaveFirstHoursData = {
  /** Sets the first opening hours of a center, for everybody who works there. */
  saveFirstHours: {
    /** Whether it was published from this list. */
    isFinished: boolean;
  };
};

export type SaveFirstHoursVariables = {
  providerId: number;
  template: string;
  opensAt: number;
  closesAt: number;
  acts?: readonly HurtActInput[] | null;
};

export type SaveFirstPaymentData = {
  /** Says how customers of a center pay; online alone needs a payment account. */
  saveFirstPayment: {
    /** Whether it was published from this list. */
    isFinished: boolean;
  };
};

export type SaveFirstPaymentVariables = {
  providerId: number;
  acceptPayments: PaymentSetting;
};

export type SaveFirstTeamData = {
  /** Names who works at a center first, and adds a colleague with the same hours. */
  saveFirstTeam: {
    /** Whether it was published from this list. */
    isFinished: boolean;
  };
};

export type SaveFirstTeamVariables = {
  providerId: number;
  name?: string | null;
  colleague?: string | null;
};

export type SaveGlobalShareData = {
  /** Writes the share of a provider over. */
  saveGlobalShare: {
    /** Counts the changes: a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveGlobalShareVariables = {
  providerId: number;
  version: number;
  input: GlobalShareInput;
};

export type SaveHoursData = {
  /** Writes the schedules of a person or thing over; hours of single dates stay. */
  saveWorkingHours: {
    /** What a change must be based on. */
    version: number;
  };
};

export type SaveHoursVariables = {
  providerId: number;
  resourceId: number;
  version: number;
  input: WorkingHoursInput;
  acts?: readonly HurtActInput[] | null;
};

export type SaveLocationData = {
  /** Writes over where a provider receives. */
  saveProviderLocation: {
    /** The same for its location. */
    locationVersion: number;
  };
};

export type SaveLocationVariables = {
  providerId: number;
  version: number;
  input: ProviderLocationInput;
};

export type SaveOpeningHoursData = {
  /** Writes the opening hours of a center over. */
  saveOpeningHours: {
    /** What a change must be based on. */
    version: number;
  };
};

export type SaveOpeningHoursVariables = {
  providerId: number;
  version: number;
  input: OpeningHoursInput;
};

export type SavePaymentsData = {
  /** Writes over how a provider lets itself be paid; only for who has just proved again who they are. Bookings that exist keep their terms. */
  savePaymentSettings: {
    /** Counts the changes: a form sends the one it was filled from. */
    version: number;
  };
};

export type SavePaymentsVariables = {
  providerId: number;
  version: number;
  input: PaymentSettingsInput;
};

export type SavePlaceData = {
  /** Writes over where a provider receives. */
  saveProviderLocation: {
    /** The provider’s id. */
    id: number;
  };
};

export type SavePlaceVariables = {
  providerId: number;
  version: number;
  input: ProviderLocationInput;
};

export type SaveProfileData = {
  /** Writes over what a provider says about itself. */
  saveProviderProfile: {
    /** Counts the changes of what it says about itself: a form sends the one it was filled from. */
    profileVersion: number;
  };
};

export type SaveProfileVariables = {
  providerId: number;
  version: number;
  input: ProviderProfileInput;
};

export type SaveSettingsData = {
  /** Writes over how a provider works and is booked; bookings that exist keep their terms. */
  saveProviderSettings: {
    /** Counts the changes: a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveSettingsVariables = {
  providerId: number;
  version: number;
  input: ProviderSettingsInput;
};

export type SaveShareData = {
  /** Writes over what somebody earns of a paid booking. */
  saveCollaboratorShare: {
    /** Of the place, not of the person. */
    id: number;
  };
};

export type SaveShareVariables = {
  providerId: number;
  id: number;
  version: number;
  input: CollaboratorShareInput;
};

export type SaveVatData = {
  /** Writes over how a provider is taxed; only for who has just proved again who they are. What was ordered keeps what was agreed. */
  saveVatSettings: {
    /** Counts the changes: a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveVatVariables = {
  providerId: number;
  version: number;
  input: VatSettingsInput;
};

/** A week’s times, with the dates between which they hold and their turn. */
export type ScheduleInput = {
  /** A date of a week that is the first of the cycle; needed for turns. */
  anchorDate?: string | null;
  /** Its times. */
  blocks: readonly TimesOfWeekdayInput[];
  /** Which of them it is, from 1. */
  cycleWeek?: number | null;
  /** 1, every week, when left out; 2 to 4: so many weeks take turns. */
  cycleWeeks?: number | null;
  /** yyyy-mm-dd; none: always was. */
  validFrom?: string | null;
  /** The last day on which its times begin; none: for good. */
  validTo?: string | null;
};

export type SearchPlacesData = {
  /** Towns whose name begins with the text, in any language known; the likeliest first. */
  searchPlaces: readonly {
    /** Stable and readable, such as `it-milano`. */
    key: string;
    /** In the asked language. */
    name: string;
    /** The Italian province’s code, such as MI; null abroad. */
    province: string | null;
    /** In the asked language. */
    countryName: string;
    /** ISO 3166-1 code of two letters. */
    countryCode: string;
  }[];
};

export type SearchPlacesVariables = {
  text: string;
};

/** What one proves oneself with beside the password. */
export type SecondFactor = 'authenticatorApp' | 'passkey' | 'recoveryCode';

export type SecondFactorAdded = {
  /** Shown once; empty when there were some already. */
  recoveryCodes: readonly string[];
  /** The sign-in that waited for it; null for who was signed in. */
  signIn: SignInResult | null;
};

export type SeenNote = {
  /** Of the note. */
  id: number;
  /** What it says. */
  text: string;
  /** When. */
  writtenAt: string;
  /** By whom; null: imported. */
  by: string | null;
  /** Whether the viewer may remove it. */
  canRemove: boolean;
};

/** A booking of a group that is moved, as it was seen. */
export type SeenReservationInput = {
  /** Which one. */
  id: number;
  /** The one that it was seen with. */
  sequence: number;
  /** In which rooms and with which things: all that it shall have, of those that meet what it needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

export type SellAtDeskData = {
  /** Sells something that is no booking, paid at the desk. */
  sellAtDesk: {
    /** Its order. */
    orderId: number;
  };
};

export type SellAtDeskVariables = {
  providerId: number;
  input: DeskSaleInput;
};

export type SendRequestData = {
  /** Writes to a provider that takes no bookings online; it answers by e-mail. */
  sendRequestToProvider: {
    /** What to tell the person, in the asked language. */
    message: string;
  };
};

export type SendRequestVariables = {
  providerId: number;
  name: string;
  email: string;
  phone?: string | null;
  message: string;
};

export type SentMail = {
  /** The mail. */
  id: number;
  /** What it is about. */
  reservationId: number;
  /** What it tells. */
  kind: ReservationMailKind;
  /** Its address; null for who may not see it, and once whose it was has left. */
  recipient: string | null;
  /** Where it stands. */
  state: MailState;
  /** When it was sent; of one that waits, when it is tried; else when it was written. */
  at: string;
  /** Why it has failed, or is tried again. */
  trouble: MailTrouble | null;
};

/** A group of services. */
export type ServiceGroupInput = {
  /** #rrggbb. */
  color: string;
  /** At most 120 characters, once per provider. */
  name: string;
};

export type ServiceGroupsData = {
  /** The groups of a provider’s services, in its order. */
  getServiceGroups: readonly GroupOfServices[];
};

export type ServiceGroupsVariables = {
  providerId: number;
};

export type ServiceOrderData = {
  /** All services that are not archived, in the order of the price list: groups first, then what stands in none. */
  getServiceOrder: readonly ServicePlaced[];
};

export type ServiceOrderVariables = {
  providerId: number;
};

export type ServicePlaced = {
  /** The heading’s id. */
  id: number;
  /** What it is called. */
  name: string;
  /** Switched on. */
  isActive: boolean;
  /** Visitors see and book it. */
  isPublished: boolean;
  /** The group it stands in. */
  group: {
    /** The group’s id. */
    id: number;
    /** What it is called. */
    name: string;
    /** #rrggbb. */
    color: string;
  } | null;
};

export type ServiceSeen = {
  /** The heading’s id. */
  id: number;
  /** What it is called. */
  name: string;
  /** Plain text, may be empty. */
  description: string;
  /** Its own picture, as it was given. */
  imageUrl: string | null;
  /** Absolute address of what visitors see: its picture, or a drawn landscape. */
  shownImageUrl: string;
  /** Switched on. */
  isActive: boolean;
  /** Visitors see and book it; otherwise only the provider sells it. */
  isPublished: boolean;
  /** Put away; it can be restored. */
  isArchived: boolean;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
  /** False when it can be booked in its period only. */
  isAlwaysAvailable: boolean;
  /** First day, yyyy-mm-dd. */
  periodStartDate: string | null;
  /** Last day. */
  periodEndDate: string | null;
  /** From this minute of the day. */
  periodStartMinute: number | null;
  /** Until this minute of the day. */
  periodEndMinute: number | null;
  /** 1 to 4, as the specification counts them. */
  locationType: number;
  /** Minutes between starts; null: the provider’s step. */
  minCalendarSlot: number | null;
  /** The group it stands in. */
  group: {
    /** The group’s id. */
    id: number;
    /** What it is called. */
    name: string;
    /** #rrggbb. */
    color: string;
  } | null;
  /** In the provider’s order. */
  offers: readonly {
    /** The `subServiceId` of the booking calls. */
    id: number;
    /** What it is called. */
    name: string;
    /** Plain text, may be empty. */
    description: string;
    /** In cents, before any discount. */
    priceCents: number;
    /** Minutes. */
    duration: number;
    /** Minutes before it in which person and rooms are taken. */
    prepareMinutes: number;
    /** The same after it. */
    cleanupMinutes: number;
    /** How many can come to the same start and person. */
    capacity: number;
    /** How many must come. */
    minimumCapacity: number;
    /** How it is taxed; null: as the provider says. */
    vatTreatment: VatTreatment | null;
    /** Switched on. */
    isActive: boolean;
    /** The resources that can do it. */
    people: readonly number[];
    /** What must be free too. */
    needs: readonly {
      /** How many, all things together. */
      units: number;
      /** Of which things, in the provider’s order. */
      resourceIds: readonly number[];
      /** What these are called, in the same order. */
      names: readonly string[];
    }[];
  }[];
};

export type ServiceToChoose = {
  /** Of the offer. */
  id: number;
  /** Its own name. */
  name: string;
  /** The heading it stands under. */
  serviceName: string;
  /** How long it takes. */
  durationMinutes: number;
  /** What it costs. */
  priceCents: number;
};

export type ServiceToEditData = {
  /** One service with all that its form shows. */
  getSubService: ServiceSeen;
  /** The groups of a provider’s services, in its order. */
  getServiceGroups: readonly GroupOfServices[];
  /** The people and things in use that an offer can be bound to. */
  getServiceResources: readonly ResourceOfService[];
};

export type ServiceToEditVariables = {
  providerId: number;
  id: number;
};

export type ServicesFoundData = {
  /** A provider’s services for those who work there; a collaborator’s own. */
  getSubServices: {
    /** At most ten. */
    items: readonly {
      /** The heading’s id. */
      id: number;
      /** What it is called. */
      name: string;
    }[];
  };
};

export type ServicesFoundVariables = {
  providerId: number;
  search: string;
};

export type ServicesToBookData = {
  /** The provider’s price list; null when visitors may not see the provider. */
  getSubservicesForBooking:
    | readonly {
        /** The heading’s id; what is booked is an offer. */
        id: number;
        /** What it is called. */
        name: string;
        /** Plain text, may be empty. */
        description: string;
        /** Absolute address of its picture; a drawn landscape while it has none. */
        imageUrl: string;
        /** The group it stands in. */
        group: {
          /** The group’s id. */
          id: number;
          /** What it is called. */
          name: string;
          /** #rrggbb. */
          color: string;
        } | null;
        /** What can be booked, in the provider’s order; at least one. */
        offers: readonly {
          /** The `subServiceId` of the booking calls. */
          id: number;
          /** What it is called. */
          name: string;
          /** Plain text, may be empty. */
          description: string;
          /** In cents, before any discount. */
          priceCents: number;
          /** Minutes. */
          duration: number;
          /** Who can do it; at least one. */
          resources: readonly {
            /** The resource’s id. */
            id: number;
            /** As the provider shows it. */
            name: string;
          }[];
          /** Whether it can be booked without paying. */
          canBookOnly: boolean;
          /** Whether it can be paid online. What costs nothing needs no payment. */
          canPayOnline: boolean;
          /** What it costs when paid online, in cents. */
          onlinePriceCents: number;
          /** What is taken off when it is paid online, in percent. */
          onlineDiscountPercent: number;
        }[];
      }[]
    | null;
};

export type ServicesToBookVariables = {
  providerId: number;
};

export type ServicesToChooseData = {
  /** The offers that the desk can book, and who does them; of a collaborator what they do. */
  getBookableAtDesk: {
    /** In the provider’s order, on public sale or not. */
    offers: readonly ServiceToChoose[];
  };
};

export type ServicesToChooseVariables = {
  providerId: number;
};

/** A takes place, C is cancelled. */
export type SessionStatus = 'A' | 'C';

export type SetCustomerCareData = {
  /** Puts a customer into another one’s care, who gets their mails as long as they have no address. Answers the customer’s id. */
  setCustomerCare: number;
};

export type SetCustomerCareVariables = {
  providerId: number;
  id: number;
  version: number;
  carerId: number;
  relation: CareRelation;
};

export type SetCustomerTagsData = {
  /** Writes a customer’s tags over. Answers the customer’s id. */
  setCustomerTags: number;
};

export type SetCustomerTagsVariables = {
  providerId: number;
  id: number;
  tagIds: readonly number[];
};

export type SetMyPinData = {
  /** Sets the PIN by which one comes back at a computer one has logged in at the same day. Needs a fresh step-up. */
  setMyPin: {
    /** 200. */
    status: number;
  };
};

export type SetMyPinVariables = {
  pin: string;
};

export type SetReservationPresenceData = {
  /** Says whether who booked came, from a day before the start on. A collaborator’s own. */
  setReservationPresence: {
    /** Its id. */
    id: number;
    /** Whether who booked came. */
    presence: ReservationPresence | null;
  };
};

export type SetReservationPresenceVariables = {
  providerId: number;
  id: number;
  presence?: ReservationPresence | null;
};

export type SetSessionPresenceData = {
  /** Says whether somebody came to a session; none takes it back. Answers it. */
  setSessionPresence: string | null;
};

export type SetSessionPresenceVariables = {
  providerId: number;
  sessionId: number;
  subscriptionId: number;
  presence?: string | null;
};

export type SetStaffMailWishesData = {
  /** Chooses what oneself is mailed about one’s own bookings at a provider. */
  setStaffMailWishes: boolean;
};

export type SetStaffMailWishesVariables = {
  providerId: number;
  input: StaffMailWishesInput;
};

export type SettingsToEditData = {
  /** How a provider works and is booked, for those who may change it. */
  getProviderSettings: CenterSettings;
};

export type SettingsToEditVariables = {
  providerId: number;
};

/** How a center stands with its first settings. */
export type SetupStanding = 'open' | 'over' | 'putOff';

/** One of the first settings of a center, in their order. */
export type SetupStepName = 'about' | 'hours' | 'payment' | 'picture' | 'place' | 'service' | 'team';

export type ShareOfAll = {
  /** null as long as the provider has none. */
  share: {
    /** How it is counted. */
    amountType: CollaboratorAmountType;
    /** fixed: cents; percent: hundredths of a percent. */
    amount: number;
  } | null;
  /** Counts the changes: a form sends the one it was filled from. */
  version: number;
};

export type ShareSeen = {
  /** How it is counted. */
  amountType: CollaboratorAmountType;
  /** fixed: cents; percent: hundredths of a percent. */
  amount: number;
};

export type ShownSale = {
  /** Its order. */
  orderId: number;
  /** What it is. */
  name: string;
  /** When. */
  soldAt: string;
  /** Of the center: all times are by its clock. */
  timeZone: string;
  /** To whom; null where nobody was named. */
  customerId: number | null;
  /** Their name; empty where nobody said. */
  customer: string;
  /** How it is taxed, as agreed. */
  vatTreatment: string;
  /** In hundredths of a percent: 2200 = 22 %. */
  vatRateBasisPoints: number;
  /** Its money. */
  money: ReservationMoney;
};

export type ShownTillCount = {
  /** The count. */
  id: number;
  /** What should have lain in it. */
  expectedCents: number;
  /** What did. */
  countedCents: number;
  /** What stayed in it. */
  leftCents: number;
  /** As written then. */
  note: string;
  /** Who counted. */
  by: string;
  /** When. */
  countedAt: string;
};

export type ShownTillPayment = {
  /** The payment. */
  id: number;
  /** `taken` or `returned`. */
  kind: string;
  /** `cash`, `terminal` or `bank`. */
  method: string;
  /** How much. */
  amountCents: number;
  /** When. */
  takenAt: string;
  /** Who took or gave it. */
  by: string;
  /** What was paid. */
  what: string;
  /** Whose; empty where nobody said. */
  customer: string;
  /** As written then. */
  note: string;
  /** Of the documento commerciale. */
  receiptNumber: string | null;
  /** The order of the sale at the desk that it was for; null: for something else. */
  saleId: number | null;
  /** The reservations that it was for. */
  reservationIds: readonly number[];
  /** Whose; null where nobody was named. */
  customerId: number | null;
};

export type SignInData = {
  /** Signs in with e-mail and password (specification section 7); the invitation code stands in for the password on the first log-in. The area is the one of the request (`X-Radura-Area`). */
  signIn: SignInResult;
};

export type SignInResult = {
  /** NEW_PASSWORD_REQUIRED, SECOND_FACTOR_REQUIRED, EMAIL_CODE_REQUIRED or SECOND_FACTOR_SETUP; null when signed in. */
  challengeName: Challenge | null;
  /** Goes with the answer to the challenge; ten minutes, five tries. */
  session: string | null;
  /** What SECOND_FACTOR_REQUIRED can be answered with: authenticatorApp, passkey, recoveryCode; empty otherwise. */
  secondFactors: readonly SecondFactor[];
  /** Whether to tell the person where businesses sign in. */
  goToBusinessLogin: boolean;
};

export type SignInVariables = {
  username: string;
  password: string;
  appName: string;
  version: string;
  os: string;
  activate: boolean;
};

export type SignOutData = {
  /** Signs out on this device; the token is refused from the next call on. A guest is out already. */
  signOut: {
    /** 200. */
    status: number;
  };
};

export type SignOutVariables = Record<string, never>;

/** Where else a provider can be followed: web addresses; https is added where it is missing. */
export type SocialLinksInput = {
  /** Address of its page. */
  facebook?: string | null;
  /** Address of its profile. */
  instagram?: string | null;
  /** Address of its page. */
  linkedin?: string | null;
  /** Its name there. */
  skype?: string | null;
  /** Address of its profile. */
  twitter?: string | null;
  /** Address of its channel. */
  youtube?: string | null;
};

export type SomeProvidersData = {
  /** Providers on the marketplace, in an order by chance that stays the same for one seed. */
  found: {
    /** At most `pageSize`. */
    centers: readonly ProviderOnCard[];
    /** At most `pageSize`. */
    professionals: readonly ProviderOnCard[];
    /** What the order by chance was drawn from: give it back for the next page. */
    seed: number;
  };
};

export type SomeProvidersVariables = Record<string, never>;

export type StaffData = {
  /** A page of the people and things of a provider, for its owners, directors and managers. */
  getStaff: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** False where the package is for one person alone, and there is one. */
    mayAddPerson: boolean;
    /** Those on this page, in the provider’s order. */
    items: readonly ListedResource[];
  };
};

export type StaffFoundData = {
  /** A page of the people and things of a provider, for its owners, directors and managers. */
  getStaff: {
    /** Those on this page, in the provider’s order. */
    items: readonly {
      /** The resource. */
      id: number;
      /** What it is called. */
      name: string;
    }[];
  };
};

export type StaffFoundVariables = {
  providerId: number;
  search: string;
};

/** `soon`: bookings of today and tomorrow, by the clock of the provider; `all`: whichever. */
export type StaffMailDays = 'all' | 'soon';

/** All of it, in place of what was chosen before. */
export type StaffMailWishesInput = {
  /** That one is off, or somebody else’s. */
  cancellations: boolean;
  /** The bookings of tomorrow on the evening before, where there are any. */
  dayBefore: boolean;
  /** Of which days. */
  days: StaffMailDays;
  /** That one was moved. */
  moves: boolean;
  /** That there is one more. */
  newBookings: boolean;
};

export type StaffMailsByLinkData = {
  /** What the link of a mail to somebody who works at a provider would stop. */
  staffMailsByLink: {
    /** At whom they work. */
    providerName: string;
    /** Nothing is mailed already. */
    isStopped: boolean;
  };
};

export type StaffMailsByLinkVariables = {
  code: string;
};

export type StaffMemberData = {
  /** One of them. */
  getStaffMember: StaffMemberSeen;
};

export type StaffMemberSeen = {
  /** What time it is at the provider: `YYYY-MM-DD HH:mm`. */
  localNow: string;
  /** How many reservations to come hold it. */
  comingBookings: number;
  /** Which services they do, or which need it. */
  services: readonly {
    /** The service. */
    id: number;
    /** What it is called. */
    name: string;
    /** Put away. */
    isArchived: boolean;
  }[];
  /** The person or thing. */
  resource: ListedResource & {
    /** When it works, by weekday. */
    schedules: readonly {
      /** ISO weekday: 1 Monday to 7 Sunday. */
      day: number;
      /** When. */
      workTime: {
        /** `HH:mm`. */
        start: string;
        /** `HH:mm`; `24:00` is midnight; before the start it lies on the next day. */
        end: string;
      };
    }[];
  };
};

export type StaffMemberVariables = {
  providerId: number;
  id: number;
};

export type StaffOrderData = {
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly {
    /** The resource. */
    id: number;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** What it is called. */
    name: string;
    /** Out of use. */
    archive: boolean;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type StaffOrderVariables = {
  providerId: number;
};

export type StaffPersonToChoose = {
  /** The resource. */
  id: number;
  /** As the provider calls them. */
  name: string;
};

export type StaffVariables = {
  providerId: number;
  kind?: number | null;
  search?: string | null;
  isArchived?: boolean | null;
  page?: number | null;
};

export type StartAuthenticatorAppData = {
  /** A new secret for an authenticator app; it counts once a code of it was entered. */
  startAuthenticatorApp: {
    /** Base32, for typing. */
    secret: string;
    /** otpauth://… */
    uri: string;
    /** The same as a QR code, SVG. */
    qrSvg: string;
  };
};

export type StartAuthenticatorAppVariables = {
  session?: string | null;
};

export type StartCustomerImportData = {
  /** Begins to write the rows of a list down as customers. Nobody is told. */
  startCustomerImport: {
    /** The import. */
    id: number;
  };
};

export type StartCustomerImportVariables = {
  providerId: number;
  id: number;
  version: number;
};

export type StartPasskeyData = {
  /** Begins to add a passkey. */
  startPasskey: {
    /** Comes back with the answer; five minutes. */
    session: string;
    /** For navigator.credentials, as JSON (WebAuthn level 3). */
    options: unknown;
  };
};

export type StartPasskeySignInData = {
  /** Begins to answer SECOND_FACTOR_REQUIRED with a passkey. */
  startPasskeySignIn: {
    /** Comes back with the answer; five minutes. */
    session: string;
    /** For navigator.credentials, as JSON (WebAuthn level 3). */
    options: unknown;
  };
};

export type StartPasskeySignInVariables = {
  session: string;
};

export type StartPasskeyStepUpData = {
  /** Begins to step up by a passkey of the own. */
  startPasskeyStepUp: {
    /** Comes back with the answer; five minutes. */
    session: string;
    /** For navigator.credentials, as JSON (WebAuthn level 3). */
    options: unknown;
  };
};

export type StartPasskeyStepUpVariables = Record<string, never>;

export type StartPasskeyVariables = {
  session?: string | null;
};

export type StartPaymentAgainData = {
  /** Starts a payment, or takes an open one up again. The server sets the amount. Now for a reservation that waits for its payment, for whoever shows its `paymentToken` or is signed in as the person who booked; anybody else gets the answer for what never existed. What cannot be bought yet is refused. */
  generatePaymentIntent: CreationResult;
};

export type StartPaymentAgainVariables = {
  reservationId: number;
  paymentToken?: string | null;
};

export type StepUpData = {
  /** Proves once more who is there, for a quarter of an hour: needed before changes of security and money. Who has a second factor shows it too: a code, or a passkey. */
  stepUp: {
    /** 200. */
    status: number;
  };
};

export type StepUpVariables = {
  password: string;
  code?: string | null;
  session?: string | null;
  response?: unknown;
};

export type StopStaffMailsData = {
  /** Stops all mails to somebody about their own bookings at a provider, by the link in one of them. Twice has one effect. */
  stopStaffMails: boolean;
};

export type StopStaffMailsVariables = {
  code: string;
};

/** A heading with all its offers; one that is left out of an edit is removed. */
export type SubServiceInput = {
  /** Plain text. */
  description?: string | null;
  /** The group it stands in. */
  groupId?: number | null;
  /** A path of ours, such as `takeSubServiceImage` answers; none for a drawn landscape. An address elsewhere may only stay. */
  imageUrl?: string | null;
  /** False when it can be booked in its period only. */
  isAlwaysAvailable?: boolean | null;
  /** 1 to 4. */
  locationType?: number | null;
  /** Minutes between starts; none: the provider’s step. */
  minCalendarSlot?: number | null;
  /** At most 120 characters. */
  name: string;
  /** One to twenty, in their order. */
  offers: readonly OfferInput[];
  /** Last day. */
  periodEndDate?: string | null;
  /** Until this minute of the day. */
  periodEndMinute?: number | null;
  /** First day, yyyy-mm-dd. */
  periodStartDate?: string | null;
  /** From this minute of the day. */
  periodStartMinute?: number | null;
};

export type SubscriptionListed = {
  /** Of the sign-up. */
  id: number;
  /** What the class is called. */
  className: string;
  /** Who comes. */
  customerId: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
  /** How it stands. */
  status: SubscriptionStatus;
  /** Sessions with a place. */
  sessions: number;
  /** The next of them, or the last. */
  nextAt: string | null;
  /** How it stands with its money. */
  paymentState: OrderPaymentState;
  /** What is still to be paid; 0 for who may not see money. */
  owedCents: number;
};

/** Those that hold places, or those that are cancelled. */
export type SubscriptionStanding = 'active' | 'canceled';

/** P waits for the mailed link, RSD for its payment, A is confirmed, C is cancelled, R is cancelled and its money is back. */
export type SubscriptionStatus = 'A' | 'C' | 'P' | 'R' | 'RSD';

export type SubscriptionsData = {
  /** The sign-ups of a provider, ten a page; of a collaborator those to their own sessions. */
  getSubscriptions: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The latest first. */
    items: readonly SubscriptionListed[];
  };
  /** The courses and events of a provider, in its order. */
  getClasses: readonly {
    /** Of the class. */
    id: number;
    /** What it is called. */
    name: string;
  }[];
};

export type SubscriptionsVariables = {
  providerId: number;
  standing?: SubscriptionStanding | null;
  classId?: number | null;
  page?: number | null;
};

/** A tag, and whom it is about. */
export type TagOfSomeCustomersInput = {
  /** A hundred at most in all. */
  customerIds: readonly number[];
  /** Which tag. */
  tagId: number;
};

export type TagWithCount = {
  /** Of the tag. */
  id: number;
  /** What it is called. */
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Who is not archived; 0 for a collaborator. */
  customers: number;
};

export type TakeDateOutOfBlockData = {
  /** Takes one date out of a block that repeats; the only date takes the block with it. */
  takeDateOutOfBlock: boolean;
};

export type TakeDateOutOfBlockVariables = {
  providerId: number;
  id: number;
  date: string;
};

export type TakeEmailBackData = {
  /** Gives an account the e-mail back that somebody else took from it, by the code mailed to it; every session ends. */
  takeEmailBack: {
    /** 200. */
    status: number;
  };
};

export type TakeEmailBackVariables = {
  code: string;
};

export type TakeFirstPhotoData = {
  /** Makes an uploaded image a photo, cut to 16:10 from its middle; it must measure 1280x800 pixels. Answers the key for `addProviderPhoto`, within a day. */
  takeProviderPhoto: string;
};

export type TakeFirstPhotoVariables = {
  providerId: number;
  uploadId: number;
};

export type TakeOutOfServiceData = {
  /** Takes a thing, or one unit of it, out of service. Answers the id by which it is put back into service. */
  takeOutOfService: number;
};

export type TakeOutOfServiceVariables = {
  providerId: number;
  id: number;
  input: OutOfServiceInput;
  acts?: readonly HurtActInput[] | null;
};

export type TakePaymentData = {
  /** Takes money at the desk, a part of what is owed or all of it, for one order or several at once. */
  takePayment: readonly {
    /** The order. */
    orderId: number;
  }[];
};

export type TakePaymentVariables = {
  providerId: number;
  orders: readonly TillOrderInput[];
  method: TillMethod;
  receiptNumber?: string | null;
  note?: string | null;
};

export type TakePhotoData = {
  /** Makes an uploaded image a photo, cut to 16:10 from its middle; it must measure 1280x800 pixels. Answers the key for `addProviderPhoto`, within a day. */
  takeProviderPhoto: string;
};

export type TakePhotoVariables = {
  providerId: number;
  uploadId: number;
};

export type TakeSubServiceImageData = {
  /** Makes an uploaded image a picture, cut to 16:10 from its middle; it must measure 640x400 pixels. Answers the path to save as `imageUrl` of a service of this provider, within a day. */
  takeSubServiceImage: string;
};

export type TakeSubServiceImageVariables = {
  providerId: number;
  uploadId: number;
};

export type TellOfMoveData = {
  /** Keeps the mail about the last move of a booking from leaving in its ten seconds, or lets it go after all. A collaborator’s own. */
  tellOfMove: {
    /** The mail has gone out or will: a wish to keep it may come too late. */
    isTold: boolean;
  };
};

export type TellOfMoveVariables = {
  providerId: number;
  id: number;
  sequence: number;
  tells: boolean;
};

export type TellOfMovesData = {
  /** Keeps the mails about a move of the bookings of a group from leaving in their ten seconds, or lets them go after all. A collaborator’s own. */
  tellOfMoves: {
    /** The mail has gone out or will: a wish to keep it may come too late. */
    isTold: boolean;
  };
};

export type TellOfMovesVariables = {
  providerId: number;
  bookings: readonly MovedReservationInput[];
  tells: boolean;
};

/** The drawer, counted by hand; cents. */
export type TillCountInput = {
  /** What lay in it. */
  countedCents: number;
  /** What should lie in it, as it was shown. */
  expectedCents: number;
  /** What stays in it. */
  leftCents: number;
  /** What a difference comes from. */
  note?: string | null;
};

export type TillData = {
  /** What went through the till on a day: today’s, and any day’s for who runs the place. */
  getTillOfDay: TillDay;
};

export type TillDay = {
  /** Which, `YYYY-MM-DD`. */
  date: string;
  /** The date at the center now. */
  today: string;
  /** Of the center: all times are by its clock. */
  timeZone: string;
  /** By method. */
  sums: readonly {
    /** `cash`, `terminal` or `bank`. */
    method: string;
    /** Taken. */
    takenCents: number;
    /** Given back. */
    returnedCents: number;
  }[];
  /** How often money changed hands. */
  paymentsTotal: number;
  /** Of ten payments each. */
  pages: number;
  /** One page, the last payment first. */
  payments: readonly ShownTillPayment[];
  /** Of that day, the first one first. */
  counts: readonly ShownTillCount[];
  /** What should lie in the drawer now, cents. */
  expectedCents: number;
  /** When the drawer was counted last. */
  lastCountedAt: string | null;
  /** What was left in it then, cents. */
  lastLeftCents: number;
};

/** How money changes hands without the card processor. */
export type TillMethod = 'bank' | 'cash' | 'terminal';

/** Which part of it is for which order. */
export type TillOrderInput = {
  /** In cents, more than nothing. */
  amountCents: number;
  /** The order. */
  orderId: number;
};

export type TillVariables = {
  providerId: number;
  date?: string | null;
  page?: number | null;
};

/** From when until when. */
export type TimesOfDayInput = {
  /** Until; before the start it lies on the next day, 1440 is midnight. */
  endMinute: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
};

/** From when until when on a weekday. */
export type TimesOfWeekdayInput = {
  /** Until; before the start it lies on the next day, 1440 is midnight. */
  endMinute: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
  /** ISO weekday: 1 Monday to 7 Sunday. */
  weekday: number;
};

export type TodayData = {
  /** Today at a center: who comes, where something fits, what is new; a collaborator’s own. */
  getToday: DayAtCenter;
  /** How many of them are unread. */
  countUnreadNotices: number;
};

export type TodayVariables = {
  providerId: number;
};

export type ToggleServicesData = {
  /** Switches services on or off, publishes or hides them; what is left out stays. */
  toggleSubServices: readonly {
    /** The heading’s id. */
    id: number;
  }[];
};

export type ToggleServicesVariables = {
  providerId: number;
  ids: readonly number[];
  active?: boolean | null;
  published?: boolean | null;
};

export type TownOfCenterData = {
  /** Towns whose name begins with the text, in any language known; the likeliest first. */
  searchPlaces: readonly {
    /** Stable and readable, such as `it-milano`. */
    key: string;
    /** In the asked language. */
    name: string;
    /** Decimal degrees of the town’s middle. */
    latitude: number;
    /** Decimal degrees of the town’s middle. */
    longitude: number;
  }[];
};

export type TownOfCenterVariables = {
  text: string;
};

export type TryReservationChangeData = {
  /** What speaks against another time, length, person or room for a booking; nothing is changed or locked. A collaborator’s own. */
  tryReservationChange: {
    /** What the change must be based on. */
    sequence: number;
    /** When it is. */
    startsAt: string;
    /** How long it takes. */
    minutes: number;
    /** With whom. */
    resourceId: number;
    /** In which rooms, and with which things. */
    things: readonly {
      /** Of which. */
      resourceId: number;
      /** Which one, from 1. */
      unit: number;
    }[];
    /** Rules of the center that speak against it, all of them; who may overrule them needs a reason. */
    against: readonly string[];
    /** What nobody may overrule. */
    refusal: {
      /** As the change itself would be refused. */
      code: string;
      /** The same in words, in the language that was asked for. */
      message: string;
    } | null;
  };
};

export type TryReservationChangeVariables = {
  providerId: number;
  id: number;
  input: ReservationTimeInput;
};

export type TryReservationsChangeData = {
  /** What speaks against another time, length, person or rooms for the bookings of a group together; nothing is changed or locked. A collaborator’s own. */
  tryReservationsChange: {
    /** Those that were asked about. */
    bookings: readonly {
      /** Which one. */
      id: number;
      /** What the change must be based on. */
      sequence: number;
      /** When it is. */
      startsAt: string;
      /** How long it takes. */
      minutes: number;
      /** With whom. */
      resourceId: number;
      /** In which rooms, and with which things. */
      things: readonly {
        /** Of which. */
        resourceId: number;
        /** Which one, from 1. */
        unit: number;
      }[];
    }[];
    /** Rules of the center that speak against it, all of them; who may overrule them needs a reason. */
    against: readonly string[];
    /** What nobody may overrule. */
    refusal: {
      /** As the change itself would be refused. */
      code: string;
      /** The same in words, in the language that was asked for. */
      message: string;
    } | null;
  };
};

export type TryReservationsChangeVariables = {
  providerId: number;
  input: ReservationsTimeInput;
};

export type UndoCustomerMergeData = {
  /** Undoes a merge, the last one of a customer first. Answers its id. */
  undoCustomerMerge: number;
};

export type UndoCustomerMergeVariables = {
  providerId: number;
  id: number;
};

export type UnpublishData = {
  /** Takes a provider’s page away from visitors; bookings that exist stay. */
  unpublishProvider: {
    /** The provider’s id. */
    id: number;
    /** Whether visitors see it now: published, active and not locked. */
    isPublic: boolean;
  };
};

export type UnpublishVariables = {
  providerId: number;
};

export type UnreadNoticesData = {
  /** How many of them are unread. */
  countUnreadNotices: number;
};

export type UnreadNoticesVariables = {
  providerId: number;
};

export type UpdateAgreementsData = {
  /** Notes what the signed-in person agrees to. */
  updateAgreements: {
    /** Goes back with an update: an older one is refused. */
    version: number;
  };
};

export type UpdateAgreementsVariables = {
  agreements: readonly AgreementDecisionInput[];
};

export type UpdateReservationData = {
  /** Moves or stretches a booking, gives it to somebody else or another room, changes its note or price. A collaborator’s own. */
  updateReservation: {
    /** Its id. */
    id: number;
    /** What the next act must be based on. */
    sequence: number;
    /** Whether whoever booked can be written to: they, or who cares for them, have left an address. */
    canBeTold: boolean;
    /** The rooms and things it has. */
    things: readonly {
      /** Of which. */
      resourceId: number;
      /** Which one, from 1. */
      unit: number;
    }[];
  };
};

export type UpdateReservationVariables = {
  providerId: number;
  id: number;
  sequence: number;
  input: ReservationChangeInput;
};

export type UpdateReservationsData = {
  /** Moves or stretches the bookings of a group, gives them to somebody else or another room, all or none. A collaborator’s own. */
  updateReservations: readonly {
    /** Its id. */
    id: number;
    /** What the next act must be based on. */
    sequence: number;
    /** Whether whoever booked can be written to: they, or who cares for them, have left an address. */
    canBeTold: boolean;
    /** The rooms and things it has. */
    things: readonly {
      /** Of which. */
      resourceId: number;
      /** Which one, from 1. */
      unit: number;
    }[];
  }[];
};

export type UpdateReservationsVariables = {
  providerId: number;
  input: ReservationsChangeInput;
};

export type UpdateUserData = {
  /** Changes the own profile. */
  updateUser: {
    /** Goes back with an update: an older one is refused. */
    version: number;
  };
};

export type UpdateUserVariables = {
  input: UserInput;
};

export type UserDetailData = {
  /** One of them. */
  getCollaborator: UserSeen;
};

export type UserDetailVariables = {
  providerId: number;
  id: number;
};

/** What changes about oneself; absent fields stay as they are. */
export type UserInput = {
  /** Empty or null takes it away. */
  address?: string | null;
  /** YYYY-MM-DD. Empty or null takes it away. */
  birthday?: string | null;
  /** Empty or null takes it away. */
  city?: string | null;
  /** Empty or null takes it away. */
  codiceFiscale?: string | null;
  /** Two letters. Empty or null takes it away. */
  country?: string | null;
  /** Empty or null takes it away. */
  describedName?: string | null;
  /** Empty or null takes it away. */
  facebook?: string | null;
  /** First name. */
  firstname?: string | null;
  /** M, F or null. */
  gender?: string | null;
  /** Empty or null takes it away. */
  instagram?: string | null;
  /** Family name. */
  lastname?: string | null;
  /** Empty or null takes it away. */
  linkedin?: string | null;
  /** Empty or null takes it away. */
  phone?: string | null;
  /** Empty or null takes it away. */
  piva?: string | null;
  /** Empty or null takes it away. */
  postcode?: string | null;
  /** Empty or null takes it away. */
  sdi?: string | null;
  /** Empty or null takes it away. */
  skype?: string | null;
  /** IANA name. */
  timezone?: string | null;
  /** Empty or null takes it away. */
  twitter?: string | null;
  /** Empty or null takes it away. */
  url?: string | null;
  /** it or en. */
  userLanguage?: string | null;
  /** The `version` that was read. */
  version: number;
  /** Empty or null takes it away. */
  youtube?: string | null;
};

export type UserSeen = ListedUser & {
  /** When they took the role; null for who was only invited. */
  since: string | null;
  /** What happened, the latest first. */
  history: readonly {
    /** When. */
    at: string;
    /** Who did it; null for nobody that works there. */
    by: string | null;
    /** The operation. */
    action: string;
    /** Before it. */
    roleBefore: BusinessRole | null;
    /** After it. */
    roleAfter: BusinessRole | null;
  }[];
  /** When they came back by their PIN, the latest ten. */
  turns: readonly {
    /** When. */
    at: string;
    /** Whose place they took; null for nobody that works there. */
    from: string | null;
    /** Browser and system, in words. */
    device: string;
  }[];
};

export type UserToChangeData = {
  /** One of them. */
  getCollaborator: ListedUser;
  /** Who works, worked or is invited at a provider, for its owners and directors. */
  getCollaborators: {
    /** Roles that who asks may give. */
    rolesToGive: readonly BusinessRole[];
  };
  /** People of the staff that nobody with a log-in is yet. */
  getUnassignedStaff: readonly StaffPersonToChoose[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
  } | null;
};

export type UserToChangeVariables = {
  providerId: number;
  id: number;
};

/** What somebody is: in the whole marketplace, or at a provider. */
export type UserType = 'admin' | 'author' | 'collaborator' | 'customer' | 'director' | 'manager' | 'owner';

export type UsersData = {
  /** Who works, worked or is invited at a provider, for its owners and directors. */
  getCollaborators: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** False where the package is for one alone: nobody new can be invited. */
    isStaffOpened: boolean;
    /** At most ten. */
    items: readonly ListedUser[];
  };
};

export type UsersFoundData = {
  /** Who works, worked or is invited at a provider, for its owners and directors. */
  getCollaborators: {
    /** At most ten. */
    items: readonly {
      /** Of the place, not of the person. */
      id: number;
      /** What they call themselves; of who was only invited, what was typed; may be empty. */
      name: string;
      /** Theirs; of who was only invited, as it was typed. */
      email: string;
    }[];
  };
};

export type UsersFoundVariables = {
  providerId: number;
  search: string;
};

export type UsersVariables = {
  providerId: number;
  search?: string | null;
  role?: string | null;
  standing?: string | null;
  isAllocated?: boolean | null;
  sort?: string | null;
  isDescending?: boolean | null;
  page?: number | null;
};

/** How somebody who sells is taxed as a whole. */
export type VatRegime = 'cashAccounting' | 'forfettario' | 'ordinary' | 'sportsBody';

/** How a provider is taxed, whole. */
export type VatSettingsInput = {
  /** As a whole. */
  regime: VatRegime;
  /** What it sells when an offer says nothing else; with the regime forfettario for a later one. */
  treatment: VatTreatment;
};

/** How one thing is taxed: by a rate, or not and why. `forfettario` follows from the regime and is chosen by nobody. */
export type VatTreatment =
  | 'forfettario'
  | 'healthExempt'
  | 'membersOutOfScope'
  | 'minimum'
  | 'reduced'
  | 'socialReduced'
  | 'sportExempt'
  | 'standard';

export type VisitSeen = {
  /** The reservation. */
  id: number;
  /** P, RSD or A (specification section 3, "Statuses"). */
  status: string;
  /** How it stands now. */
  standing: VisitStanding;
  /** With whom. */
  resourceId: number;
  /** With whom, by name. */
  resourceName: string;
  /** Who comes. */
  customerId: number;
  /** Who comes; empty where nobody said. */
  customer: string;
  /** What was booked. */
  offerId: number;
  /** What was booked, by its name of that day. */
  offer: string;
  /** Minute of the date, by its wall clock; below 0 on the date before. */
  startMinute: number;
  /** Until; above 1440 on the next date. */
  endMinute: number;
  /** There is a note. */
  hasNote: boolean;
  /** The customer has no booking here before it. */
  isFirstVisit: boolean;
  /** What is still to be paid; null for who takes no payments. */
  owedCents: number | null;
};

/** How somebody’s visit stands now: to come, late, there, missed, over. */
export type VisitStanding = 'coming' | 'here' | 'late' | 'noShow' | 'over';

/** Somebody who is there and asked for nothing. */
export type WalkInInput = {
  /** Where this one booking is confirmed; it makes nobody’s account. */
  email?: string | null;
  /** What they are called, if they say. */
  name?: string | null;
};

/** A setting of the widget, whole: what is left out is none. */
export type WebIntegrationInput = {
  /** Kept as given; the e-mail is asked in any case. */
  askEmail?: boolean | null;
  /** Whether a first name is required. */
  askFirstname: boolean;
  /** Whether a last name is required. */
  askLastname: boolean;
  /** Whether a phone number is required. */
  askPhone: boolean;
  /** Colour behind the widget, `#1F5C49` or `1F5C49`. */
  background?: string | null;
  /** Colour of surfaces, such as cards and fields, `#1F5C49` or `1F5C49`. */
  base?: string | null;
  /** Colour of the ground that text stands on, `#1F5C49` or `1F5C49`. */
  body?: string | null;
  /** Colour of buttons, `#1F5C49` or `1F5C49`; as `primaryColor` when left out. */
  button?: string | null;
  /** Colour of the text, `#1F5C49` or `1F5C49`. */
  font?: string | null;
  /** Font of the text: names separated by commas. */
  fontFamily?: string | null;
  /** normal, italic or oblique. */
  fontStyle?: string | null;
  /** Font of headings: names separated by commas. */
  fontname?: string | null;
  /** `linear-gradient(90deg, #1F5C49, #9DBE9C)`: two to five colours, for the band at its head. */
  gradient?: string | null;
  /** `widget`, in a frame, when left out; or `link`. */
  integrationType?: string | null;
  /** Where its way back to the main site leads: http or https. */
  link?: string | null;
  /** What the provider calls it; at most 120 characters. */
  name: string;
  /** Whether no other site than `url` may show it in a frame; it may when left out. */
  onlyOnItsSite?: boolean | null;
  /** The tab it opens with: services, courses, videos, memberships or events. */
  page?: string | null;
  /** The colour that stands out, `#1F5C49` or `1F5C49`. */
  primaryColor: string;
  /** Whether it has the courses tab. */
  showCourses: boolean;
  /** Whether it has the events tab. */
  showEvents: boolean;
  /** Whether it has the memberships tab. */
  showMemberships: boolean;
  /** Whether it has the services tab. */
  showServices: boolean;
  /** Whether it has the videos tab. */
  showVideos: boolean;
  /** The site it stands on: http or https. */
  url?: string | null;
};

export type WhatCanBeBlockedData = {
  /** All people and things of a provider, in its order; a collaborator’s own. */
  getAllProviderResources: readonly {
    /** The resource. */
    id: number;
    /** What it is called. */
    name: string;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Out of use. */
    archive: boolean;
  }[];
  /** The opening hours that a center has set. */
  getOpeningHours: {
    /** The date in the center now, yyyy-mm-dd. */
    today: string;
    /** IANA name; all its times are local to it. */
    timeZone: string;
  };
};

export type WhatCanBeBlockedVariables = {
  providerId: number;
};

export type WhatCanBeBookedData = {
  /** The offers that the desk can book, and who does them; of a collaborator what they do. */
  getBookableAtDesk: {
    /** IANA name, in which times are meant. */
    timeZone: string;
    /** The date there now, yyyy-mm-dd. */
    today: string;
    /** In the provider’s order, on public sale or not. */
    offers: readonly OfferToBook[];
  };
};

export type WhatCanBeBookedVariables = {
  providerId: number;
};

export type WhoAddsACenterData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
    /** Whether the e-mail is proved. */
    verifiedEmail: boolean;
  } | null;
};

export type WhoAddsACenterVariables = Record<string, never>;

export type WhoAsksForCustomerData = {
  /** One customer of a provider; for a collaborator one of own bookings. */
  getCustomer: {
    /** Of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Family name. */
    lastname: string | null;
    /** The provider’s. */
    timeZone: string;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Where mails go. */
    email: string;
    /** Where the person works. */
    businesses: readonly {
      /** The provider. */
      providerId: number;
      /** What the person may do there by their role and the owner’s word, in the business area; what the package lacks is not taken away. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type WhoAsksForCustomerVariables = {
  providerId: number;
  id: number;
};

export type WhoCares = {
  /** Of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Family name. */
  lastname: string | null;
  /** Where mails go; null also for who may not see it. */
  email: string | null;
  /** Null also for who may not see it. */
  phone: string | null;
};

/** Who comes: exactly one of these. */
export type WhoComesInput = {
  /** A customer of the provider. */
  id?: number | null;
  /** A new one. */
  new?: NewCustomerInput | null;
  /** A walk-in. */
  walkIn?: WalkInInput | null;
};

export type WhoseToChoose = {
  /** The resource. */
  id: number;
  /** What it is called. */
  name: string;
  /** Out of use. */
  archive: boolean;
};

export type WidgetData = {
  /** One setting of the widget; null when it is unknown or visitors may not see its provider. */
  getWebIntegration: {
    /** The integration’s id. */
    id: number;
    /** Whose widget it is. */
    providerId: number;
    /** Whether it has the services tab. */
    showServices: boolean;
    /** Whether it has the courses tab. */
    showCourses: boolean;
    /** Whether it has the videos tab. */
    showVideos: boolean;
    /** Whether it has the memberships tab. */
    showMemberships: boolean;
    /** Whether it has the events tab. */
    showEvents: boolean;
    /** Whether a first name is required. */
    askFirstname: boolean;
    /** Whether a last name is required. */
    askLastname: boolean;
    /** Whether a phone number is required. */
    askPhone: boolean;
    /** The tab it opens with; null: the first with content. */
    page: string | null;
    /** Where its way back to the main site leads. */
    link: string | null;
    /** The origins that may show it in a frame; null: any. */
    framingSites: readonly string[] | null;
    /** #rrggbb, the colour that stands out. */
    primaryColor: string;
    /** Colour behind the widget. */
    background: string | null;
    /** Colour of surfaces, such as cards and fields. */
    base: string | null;
    /** Colour of the ground that text stands on. */
    body: string | null;
    /** Colour of buttons. */
    button: string | null;
    /** Colour of the text. */
    font: string | null;
    /** A linear gradient for the band at its head. */
    gradient: string | null;
    /** Font of headings. */
    fontname: string | null;
    /** Font of the text. */
    fontFamily: string | null;
    /** normal, italic or oblique. */
    fontStyle: string | null;
  } | null;
};

export type WidgetProviderData = {
  /** One provider; null when it is unknown, not published, not active or locked. */
  getProviderGeneralInformation:
    | (ProviderToBook & {
        /** The provider’s id. */
        id: number;
        /** The language it works in: it, en or sv. */
        language: string;
        /** Whether the package it bought has ended or was switched off: nothing can be booked then. */
        hasNotPaid: boolean;
        /** Whether `sendRequestToProvider` reaches it: nothing can be booked online now, and it left an address. */
        takesRequests: boolean;
        /** Whether anything can be booked now; where nothing can, people write or call. */
        takesBookings: boolean;
        /** What it has bought from Radura. */
        plan: {
          /** The package: Free 0, Grow 1, Video 2, AllInOne 3. */
          id: number;
        };
        /** Where it receives. */
        location: {
          /** Street and number. */
          addressLine1: string | null;
          /** The postal code. */
          postalCode: string | null;
          /** The town. */
          city: string | null;
        };
      })
    | null;
};

export type WidgetProviderVariables = {
  id: number;
};

export type WidgetToEditData = {
  /** One setting of the widget with all that its form shows, archived or not. */
  getOwnWebIntegration: OwnWidget;
  /** A provider’s settings of the widget for those who run it: the newest first, archived ones at the end. */
  getWebIntegrations: {
    /** On all pages. */
    total: number;
    /** False for who may change widgets while the provider’s package does not include them. */
    isOpened: boolean;
    /** Whether visitors may see the provider, and so its widgets. */
    isShown: boolean;
    /** At most ten. */
    items: readonly {
      /** Its address shows nothing any more. */
      isArchived: boolean;
    }[];
  };
};

export type WidgetToEditVariables = {
  providerId: number;
  id: number;
};

export type WidgetVariables = {
  id: number;
};

export type WithdrawInvitationData = {
  /** Takes back what waits for an answer; its link is worth nothing any more. */
  withdrawInvitation: boolean;
};

export type WithdrawInvitationVariables = {
  providerId: number;
  id: number;
};

/** All schedules of a person or thing; one that is left out is gone. */
export type WorkingHoursInput = {
  /** No two hold on one date. */
  schedules: readonly ScheduleInput[];
  /** Breaks that go with the change, because the new hours leave them no place. */
  withoutBreaks?: readonly number[] | null;
};

/** What each operation answers and takes, by its name. */
export type Operations = {
  AcceptInvitation: { data: AcceptInvitationData; variables: AcceptInvitationVariables };
  AccountLink: { data: AccountLinkData; variables: AccountLinkVariables };
  ActivateReservation: { data: ActivateReservationData; variables: ActivateReservationVariables };
  AddCenter: { data: AddCenterData; variables: AddCenterVariables };
  AddCustomerNote: { data: AddCustomerNoteData; variables: AddCustomerNoteVariables };
  AddFirstPhoto: { data: AddFirstPhotoData; variables: AddFirstPhotoVariables };
  AddFirstService: { data: AddFirstServiceData; variables: AddFirstServiceVariables };
  AddPhoto: { data: AddPhotoData; variables: AddPhotoVariables };
  AnswerEmailCode: { data: AnswerEmailCodeData; variables: AnswerEmailCodeVariables };
  AnswerPasskey: { data: AnswerPasskeyData; variables: AnswerPasskeyVariables };
  AnswerSecondFactor: { data: AnswerSecondFactorData; variables: AnswerSecondFactorVariables };
  ArchiveClasses: { data: ArchiveClassesData; variables: ArchiveClassesVariables };
  ArchiveCustomerField: { data: ArchiveCustomerFieldData; variables: ArchiveCustomerFieldVariables };
  ArchiveCustomers: { data: ArchiveCustomersData; variables: ArchiveCustomersVariables };
  ArchiveResource: { data: ArchiveResourceData; variables: ArchiveResourceVariables };
  ArchiveServices: { data: ArchiveServicesData; variables: ArchiveServicesVariables };
  ArchiveWidget: { data: ArchiveWidgetData; variables: ArchiveWidgetVariables };
  AskForEmailCode: { data: AskForEmailCodeData; variables: AskForEmailCodeVariables };
  AskForNewEmail: { data: AskForNewEmailData; variables: AskForNewEmailVariables };
  AskedByProvider: { data: AskedByProviderData; variables: AskedByProviderVariables };
  AssignUser: { data: AssignUserData; variables: AssignUserVariables };
  AvailableDates: { data: AvailableDatesData; variables: AvailableDatesVariables };
  AvailableSlots: { data: AvailableSlotsData; variables: AvailableSlotsVariables };
  BlacklistCustomer: { data: BlacklistCustomerData; variables: BlacklistCustomerVariables };
  BlockToChange: { data: BlockToChangeData; variables: BlockToChangeVariables };
  Book: { data: BookData; variables: BookVariables };
  CalendarRange: { data: CalendarRangeData; variables: CalendarRangeVariables };
  CancelMyReservation: { data: CancelMyReservationData; variables: CancelMyReservationVariables };
  CancelReservation: { data: CancelReservationData; variables: CancelReservationVariables };
  CancelReservations: { data: CancelReservationsData; variables: CancelReservationsVariables };
  CancelSessions: { data: CancelSessionsData; variables: CancelSessionsVariables };
  CareSearch: { data: CareSearchData; variables: CareSearchVariables };
  Carer: { data: CarerData; variables: CarerVariables };
  Categories: { data: CategoriesData; variables: CategoriesVariables };
  CenterChanged: { data: CenterChangedData; variables: CenterChangedVariables };
  CenterSetupPage: { data: CenterSetupPageData; variables: CenterSetupPageVariables };
  ChangeImportColumns: { data: ChangeImportColumnsData; variables: ChangeImportColumnsVariables };
  ChangePassword: { data: ChangePasswordData; variables: ChangePasswordVariables };
  ChangePerson: { data: ChangePersonData; variables: ChangePersonVariables };
  ChangeReservationService: {
    data: ChangeReservationServiceData;
    variables: ChangeReservationServiceVariables;
  };
  ChangeTagsOfCustomers: { data: ChangeTagsOfCustomersData; variables: ChangeTagsOfCustomersVariables };
  ChangeUserAvatar: { data: ChangeUserAvatarData; variables: ChangeUserAvatarVariables };
  ChangeUserRole: { data: ChangeUserRoleData; variables: ChangeUserRoleVariables };
  ChooseDrawn: { data: ChooseDrawnData; variables: ChooseDrawnVariables };
  ChooseDrawnPicture: { data: ChooseDrawnPictureData; variables: ChooseDrawnPictureVariables };
  ChosenCustomers: { data: ChosenCustomersData; variables: ChosenCustomersVariables };
  ClassForSessions: { data: ClassForSessionsData; variables: ClassForSessionsVariables };
  ClassToEdit: { data: ClassToEditData; variables: ClassToEditVariables };
  ClassWithSessions: { data: ClassWithSessionsData; variables: ClassWithSessionsVariables };
  Classes: { data: ClassesData; variables: ClassesVariables };
  CollaboratorRules: { data: CollaboratorRulesData; variables: CollaboratorRulesVariables };
  ColleaguesAtDesk: { data: ColleaguesAtDeskData; variables: ColleaguesAtDeskVariables };
  CompleteNewPassword: { data: CompleteNewPasswordData; variables: CompleteNewPasswordVariables };
  ConfirmAuthenticatorApp: { data: ConfirmAuthenticatorAppData; variables: ConfirmAuthenticatorAppVariables };
  ConfirmNewEmail: { data: ConfirmNewEmailData; variables: ConfirmNewEmailVariables };
  ConfirmPasskey: { data: ConfirmPasskeyData; variables: ConfirmPasskeyVariables };
  ConfirmReservation: { data: ConfirmReservationData; variables: ConfirmReservationVariables };
  ConfirmReservationAtDesk: {
    data: ConfirmReservationAtDeskData;
    variables: ConfirmReservationAtDeskVariables;
  };
  ConfirmUser: { data: ConfirmUserData; variables: ConfirmUserVariables };
  ContinueAccount: { data: ContinueAccountData; variables: ContinueAccountVariables };
  CountProviders: { data: CountProvidersData; variables: CountProvidersVariables };
  CountTill: { data: CountTillData; variables: CountTillVariables };
  CreateBlock: { data: CreateBlockData; variables: CreateBlockVariables };
  CreateBreak: { data: CreateBreakData; variables: CreateBreakVariables };
  CreateClass: { data: CreateClassData; variables: CreateClassVariables };
  CreateCustomer: { data: CreateCustomerData; variables: CreateCustomerVariables };
  CreateCustomerField: { data: CreateCustomerFieldData; variables: CreateCustomerFieldVariables };
  CreateCustomerImport: { data: CreateCustomerImportData; variables: CreateCustomerImportVariables };
  CreateCustomerTag: { data: CreateCustomerTagData; variables: CreateCustomerTagVariables };
  CreateHoliday: { data: CreateHolidayData; variables: CreateHolidayVariables };
  CreateReservation: { data: CreateReservationData; variables: CreateReservationVariables };
  CreateReservations: { data: CreateReservationsData; variables: CreateReservationsVariables };
  CreateResource: { data: CreateResourceData; variables: CreateResourceVariables };
  CreateService: { data: CreateServiceData; variables: CreateServiceVariables };
  CreateServiceGroup: { data: CreateServiceGroupData; variables: CreateServiceGroupVariables };
  CreateSessions: { data: CreateSessionsData; variables: CreateSessionsVariables };
  CreateWidget: { data: CreateWidgetData; variables: CreateWidgetVariables };
  CurrentUser: { data: CurrentUserData; variables: CurrentUserVariables };
  CustomerCardDetail: { data: CustomerCardDetailData; variables: CustomerCardDetailVariables };
  CustomerFields: { data: CustomerFieldsData; variables: CustomerFieldsVariables };
  CustomerImport: { data: CustomerImportData; variables: CustomerImportVariables };
  CustomerImportRows: { data: CustomerImportRowsData; variables: CustomerImportRowsVariables };
  CustomerImports: { data: CustomerImportsData; variables: CustomerImportsVariables };
  CustomerRights: { data: CustomerRightsData; variables: CustomerRightsVariables };
  CustomerTags: { data: CustomerTagsData; variables: CustomerTagsVariables };
  CustomerToChange: { data: CustomerToChangeData; variables: CustomerToChangeVariables };
  Customers: { data: CustomersData; variables: CustomersVariables };
  CustomersExport: { data: CustomersExportData; variables: CustomersExportVariables };
  CustomersFound: { data: CustomersFoundData; variables: CustomersFoundVariables };
  CustomersToBook: { data: CustomersToBookData; variables: CustomersToBookVariables };
  DaySheet: { data: DaySheetData; variables: DaySheetVariables };
  DeactivateUser: { data: DeactivateUserData; variables: DeactivateUserVariables };
  DeclineInvitation: { data: DeclineInvitationData; variables: DeclineInvitationVariables };
  DeleteBlock: { data: DeleteBlockData; variables: DeleteBlockVariables };
  DeleteBreak: { data: DeleteBreakData; variables: DeleteBreakVariables };
  DeleteCustomerTag: { data: DeleteCustomerTagData; variables: DeleteCustomerTagVariables };
  DeleteHoliday: { data: DeleteHolidayData; variables: DeleteHolidayVariables };
  DeleteMyAccount: { data: DeleteMyAccountData; variables: DeleteMyAccountVariables };
  DeletePhoto: { data: DeletePhotoData; variables: DeletePhotoVariables };
  DeleteServiceGroup: { data: DeleteServiceGroupData; variables: DeleteServiceGroupVariables };
  DeleteServices: { data: DeleteServicesData; variables: DeleteServicesVariables };
  DeleteSessions: { data: DeleteSessionsData; variables: DeleteSessionsVariables };
  DescribePhoto: { data: DescribePhotoData; variables: DescribePhotoVariables };
  DeskSaleSeen: { data: DeskSaleSeenData; variables: DeskSaleSeenVariables };
  DiscardCustomerImport: { data: DiscardCustomerImportData; variables: DiscardCustomerImportVariables };
  DisconnectAccount: { data: DisconnectAccountData; variables: DisconnectAccountVariables };
  EditBlock: { data: EditBlockData; variables: EditBlockVariables };
  EditBreak: { data: EditBreakData; variables: EditBreakVariables };
  EditClass: { data: EditClassData; variables: EditClassVariables };
  EditCustomer: { data: EditCustomerData; variables: EditCustomerVariables };
  EditCustomerField: { data: EditCustomerFieldData; variables: EditCustomerFieldVariables };
  EditCustomerTag: { data: EditCustomerTagData; variables: EditCustomerTagVariables };
  EditHoliday: { data: EditHolidayData; variables: EditHolidayVariables };
  EditResource: { data: EditResourceData; variables: EditResourceVariables };
  EditService: { data: EditServiceData; variables: EditServiceVariables };
  EditServiceGroup: { data: EditServiceGroupData; variables: EditServiceGroupVariables };
  EditWidget: { data: EditWidgetData; variables: EditWidgetVariables };
  EnableCalendarFeed: { data: EnableCalendarFeedData; variables: EnableCalendarFeedVariables };
  EndCustomerCare: { data: EndCustomerCareData; variables: EndCustomerCareVariables };
  EndOtherSignIns: { data: EndOtherSignInsData; variables: EndOtherSignInsVariables };
  EndSignIn: { data: EndSignInData; variables: EndSignInVariables };
  EraseCustomer: { data: EraseCustomerData; variables: EraseCustomerVariables };
  FindProviders: { data: FindProvidersData; variables: FindProvidersVariables };
  FinishSetup: { data: FinishSetupData; variables: FinishSetupVariables };
  ForgotPasswordSubmit: { data: ForgotPasswordSubmitData; variables: ForgotPasswordSubmitVariables };
  FreeTimesAtDesk: { data: FreeTimesAtDeskData; variables: FreeTimesAtDeskVariables };
  Gallery: { data: GalleryData; variables: GalleryVariables };
  HandOver: { data: HandOverData; variables: HandOverVariables };
  HealthNotes: { data: HealthNotesData; variables: HealthNotesVariables };
  HolidayToEdit: { data: HolidayToEditData; variables: HolidayToEditVariables };
  Holidays: { data: HolidaysData; variables: HolidaysVariables };
  HoursNow: { data: HoursNowData; variables: HoursNowVariables };
  HoursToEdit: { data: HoursToEditData; variables: HoursToEditVariables };
  InviteUser: { data: InviteUserData; variables: InviteUserVariables };
  KeepCustomer: { data: KeepCustomerData; variables: KeepCustomerVariables };
  KeepPlaceLonger: { data: KeepPlaceLongerData; variables: KeepPlaceLongerVariables };
  KnownContact: { data: KnownContactData; variables: KnownContactVariables };
  LeaveProvider: { data: LeaveProviderData; variables: LeaveProviderVariables };
  MarkCustomerNote: { data: MarkCustomerNoteData; variables: MarkCustomerNoteVariables };
  MaySell: { data: MaySellData; variables: MaySellVariables };
  MemberToChange: { data: MemberToChangeData; variables: MemberToChangeVariables };
  MergeCustomers: { data: MergeCustomersData; variables: MergeCustomersVariables };
  MergePair: { data: MergePairData; variables: MergePairVariables };
  MergeSearch: { data: MergeSearchData; variables: MergeSearchVariables };
  MoveMyReservation: { data: MoveMyReservationData; variables: MoveMyReservationVariables };
  MovePhoto: { data: MovePhotoData; variables: MovePhotoVariables };
  MoveReservation: { data: MoveReservationData; variables: MoveReservationVariables };
  MyAccount: { data: MyAccountData; variables: MyAccountVariables };
  MyAccountDeletion: { data: MyAccountDeletionData; variables: MyAccountDeletionVariables };
  MyBusinessAccount: { data: MyBusinessAccountData; variables: MyBusinessAccountVariables };
  MyCenters: { data: MyCentersData; variables: MyCentersVariables };
  MyOrders: { data: MyOrdersData; variables: MyOrdersVariables };
  MyReservation: { data: MyReservationData; variables: MyReservationVariables };
  MyReservations: { data: MyReservationsData; variables: MyReservationsVariables };
  NewClass: { data: NewClassData; variables: NewClassVariables };
  NewHoliday: { data: NewHolidayData; variables: NewHolidayVariables };
  NewMember: { data: NewMemberData; variables: NewMemberVariables };
  NewRecoveryCodes: { data: NewRecoveryCodesData; variables: NewRecoveryCodesVariables };
  NewService: { data: NewServiceData; variables: NewServiceVariables };
  NewUser: { data: NewUserData; variables: NewUserVariables };
  Notices: { data: NoticesData; variables: NoticesVariables };
  OneCustomerToBook: { data: OneCustomerToBookData; variables: OneCustomerToBookVariables };
  OpeningHours: { data: OpeningHoursData; variables: OpeningHoursVariables };
  OrderOfReservation: { data: OrderOfReservationData; variables: OrderOfReservationVariables };
  OrderResources: { data: OrderResourcesData; variables: OrderResourcesVariables };
  OwedOrders: { data: OwedOrdersData; variables: OwedOrdersVariables };
  OwnHolds: { data: OwnHoldsData; variables: OwnHoldsVariables };
  OwnPageToEdit: { data: OwnPageToEditData; variables: OwnPageToEditVariables };
  OwnService: { data: OwnServiceData; variables: OwnServiceVariables };
  OwnServices: { data: OwnServicesData; variables: OwnServicesVariables };
  OwnWidgets: { data: OwnWidgetsData; variables: OwnWidgetsVariables };
  PaymentState: { data: PaymentStateData; variables: PaymentStateVariables };
  PaymentToMake: { data: PaymentToMakeData; variables: PaymentToMakeVariables };
  PaymentsToEdit: { data: PaymentsToEditData; variables: PaymentsToEditVariables };
  ProveEmailByCode: { data: ProveEmailByCodeData; variables: ProveEmailByCodeVariables };
  ProviderPage: { data: ProviderPageData; variables: ProviderPageVariables };
  ProviderReservations: { data: ProviderReservationsData; variables: ProviderReservationsVariables };
  Publish: { data: PublishData; variables: PublishVariables };
  PublishUserAvatar: { data: PublishUserAvatarData; variables: PublishUserAvatarVariables };
  PutBackInService: { data: PutBackInServiceData; variables: PutBackInServiceVariables };
  ReactivateUser: { data: ReactivateUserData; variables: ReactivateUserVariables };
  ReadNotices: { data: ReadNoticesData; variables: ReadNoticesVariables };
  RefundPayment: { data: RefundPaymentData; variables: RefundPaymentVariables };
  RegisterBusiness: { data: RegisterBusinessData; variables: RegisterBusinessVariables };
  ReleaseHold: { data: ReleaseHoldData; variables: ReleaseHoldVariables };
  RemoveAuthenticatorApp: { data: RemoveAuthenticatorAppData; variables: RemoveAuthenticatorAppVariables };
  RemoveCustomerNote: { data: RemoveCustomerNoteData; variables: RemoveCustomerNoteVariables };
  RemoveMyPin: { data: RemoveMyPinData; variables: RemoveMyPinVariables };
  RemovePasskey: { data: RemovePasskeyData; variables: RemovePasskeyVariables };
  RemoveUserAvatar: { data: RemoveUserAvatarData; variables: RemoveUserAvatarVariables };
  ReorderCustomerFields: { data: ReorderCustomerFieldsData; variables: ReorderCustomerFieldsVariables };
  ReorderServiceGroups: { data: ReorderServiceGroupsData; variables: ReorderServiceGroupsVariables };
  ReorderServices: { data: ReorderServicesData; variables: ReorderServicesVariables };
  RequestCustomerImport: { data: RequestCustomerImportData; variables: RequestCustomerImportVariables };
  RequestFirstPhoto: { data: RequestFirstPhotoData; variables: RequestFirstPhotoVariables };
  RequestPhoto: { data: RequestPhotoData; variables: RequestPhotoVariables };
  RequestSubServiceImageUpload: {
    data: RequestSubServiceImageUploadData;
    variables: RequestSubServiceImageUploadVariables;
  };
  ResendConfirmation: { data: ResendConfirmationData; variables: ResendConfirmationVariables };
  ResendInvitation: { data: ResendInvitationData; variables: ResendInvitationVariables };
  ReservationByLink: { data: ReservationByLinkData; variables: ReservationByLinkVariables };
  ReservationCard: { data: ReservationCardData; variables: ReservationCardVariables };
  ReservationChoices: { data: ReservationChoicesData; variables: ReservationChoicesVariables };
  ReservationDetail: { data: ReservationDetailData; variables: ReservationDetailVariables };
  ReservationFound: { data: ReservationFoundData; variables: ReservationFoundVariables };
  ReservationJustMade: { data: ReservationJustMadeData; variables: ReservationJustMadeVariables };
  ReservationsExport: { data: ReservationsExportData; variables: ReservationsExportVariables };
  ReservationsToCancel: { data: ReservationsToCancelData; variables: ReservationsToCancelVariables };
  RestoreClasses: { data: RestoreClassesData; variables: RestoreClassesVariables };
  RestoreCustomerField: { data: RestoreCustomerFieldData; variables: RestoreCustomerFieldVariables };
  RestoreCustomers: { data: RestoreCustomersData; variables: RestoreCustomersVariables };
  RestoreResource: { data: RestoreResourceData; variables: RestoreResourceVariables };
  RestoreServices: { data: RestoreServicesData; variables: RestoreServicesVariables };
  RestoreWidget: { data: RestoreWidgetData; variables: RestoreWidgetVariables };
  ReturnPayment: { data: ReturnPaymentData; variables: ReturnPaymentVariables };
  RevokeCalendarFeed: { data: RevokeCalendarFeedData; variables: RevokeCalendarFeedVariables };
  Roster: { data: RosterData; variables: RosterVariables };
  SaveAbout: { data: SaveAboutData; variables: SaveAboutVariables };
  SaveCollaboratorRules: { data: SaveCollaboratorRulesData; variables: SaveCollaboratorRulesVariables };
  SaveDate: { data: SaveDateData; variables: SaveDateVariables };
  SaveFirstHours: { data: SaveFirstHoursData; variables: SaveFirstHoursVariables };
  SaveFirstPayment: { data: SaveFirstPaymentData; variables: SaveFirstPaymentVariables };
  SaveFirstTeam: { data: SaveFirstTeamData; variables: SaveFirstTeamVariables };
  SaveGlobalShare: { data: SaveGlobalShareData; variables: SaveGlobalShareVariables };
  SaveHours: { data: SaveHoursData; variables: SaveHoursVariables };
  SaveLocation: { data: SaveLocationData; variables: SaveLocationVariables };
  SaveOpeningHours: { data: SaveOpeningHoursData; variables: SaveOpeningHoursVariables };
  SavePayments: { data: SavePaymentsData; variables: SavePaymentsVariables };
  SavePlace: { data: SavePlaceData; variables: SavePlaceVariables };
  SaveProfile: { data: SaveProfileData; variables: SaveProfileVariables };
  SaveSettings: { data: SaveSettingsData; variables: SaveSettingsVariables };
  SaveShare: { data: SaveShareData; variables: SaveShareVariables };
  SaveVat: { data: SaveVatData; variables: SaveVatVariables };
  SearchPlaces: { data: SearchPlacesData; variables: SearchPlacesVariables };
  SellAtDesk: { data: SellAtDeskData; variables: SellAtDeskVariables };
  SendRequest: { data: SendRequestData; variables: SendRequestVariables };
  ServiceGroups: { data: ServiceGroupsData; variables: ServiceGroupsVariables };
  ServiceOrder: { data: ServiceOrderData; variables: ServiceOrderVariables };
  ServiceToEdit: { data: ServiceToEditData; variables: ServiceToEditVariables };
  ServicesFound: { data: ServicesFoundData; variables: ServicesFoundVariables };
  ServicesToBook: { data: ServicesToBookData; variables: ServicesToBookVariables };
  ServicesToChoose: { data: ServicesToChooseData; variables: ServicesToChooseVariables };
  SetCustomerCare: { data: SetCustomerCareData; variables: SetCustomerCareVariables };
  SetCustomerTags: { data: SetCustomerTagsData; variables: SetCustomerTagsVariables };
  SetMyPin: { data: SetMyPinData; variables: SetMyPinVariables };
  SetReservationPresence: { data: SetReservationPresenceData; variables: SetReservationPresenceVariables };
  SetSessionPresence: { data: SetSessionPresenceData; variables: SetSessionPresenceVariables };
  SetStaffMailWishes: { data: SetStaffMailWishesData; variables: SetStaffMailWishesVariables };
  SettingsToEdit: { data: SettingsToEditData; variables: SettingsToEditVariables };
  SignIn: { data: SignInData; variables: SignInVariables };
  SignOut: { data: SignOutData; variables: SignOutVariables };
  SomeProviders: { data: SomeProvidersData; variables: SomeProvidersVariables };
  Staff: { data: StaffData; variables: StaffVariables };
  StaffFound: { data: StaffFoundData; variables: StaffFoundVariables };
  StaffMailsByLink: { data: StaffMailsByLinkData; variables: StaffMailsByLinkVariables };
  StaffMember: { data: StaffMemberData; variables: StaffMemberVariables };
  StaffOrder: { data: StaffOrderData; variables: StaffOrderVariables };
  StartAuthenticatorApp: { data: StartAuthenticatorAppData; variables: StartAuthenticatorAppVariables };
  StartCustomerImport: { data: StartCustomerImportData; variables: StartCustomerImportVariables };
  StartPasskey: { data: StartPasskeyData; variables: StartPasskeyVariables };
  StartPasskeySignIn: { data: StartPasskeySignInData; variables: StartPasskeySignInVariables };
  StartPasskeyStepUp: { data: StartPasskeyStepUpData; variables: StartPasskeyStepUpVariables };
  StartPaymentAgain: { data: StartPaymentAgainData; variables: StartPaymentAgainVariables };
  StepUp: { data: StepUpData; variables: StepUpVariables };
  StopStaffMails: { data: StopStaffMailsData; variables: StopStaffMailsVariables };
  Subscriptions: { data: SubscriptionsData; variables: SubscriptionsVariables };
  TakeDateOutOfBlock: { data: TakeDateOutOfBlockData; variables: TakeDateOutOfBlockVariables };
  TakeEmailBack: { data: TakeEmailBackData; variables: TakeEmailBackVariables };
  TakeFirstPhoto: { data: TakeFirstPhotoData; variables: TakeFirstPhotoVariables };
  TakeOutOfService: { data: TakeOutOfServiceData; variables: TakeOutOfServiceVariables };
  TakePayment: { data: TakePaymentData; variables: TakePaymentVariables };
  TakePhoto: { data: TakePhotoData; variables: TakePhotoVariables };
  TakeSubServiceImage: { data: TakeSubServiceImageData; variables: TakeSubServiceImageVariables };
  TellOfMove: { data: TellOfMoveData; variables: TellOfMoveVariables };
  TellOfMoves: { data: TellOfMovesData; variables: TellOfMovesVariables };
  Till: { data: TillData; variables: TillVariables };
  Today: { data: TodayData; variables: TodayVariables };
  ToggleServices: { data: ToggleServicesData; variables: ToggleServicesVariables };
  TownOfCenter: { data: TownOfCenterData; variables: TownOfCenterVariables };
  TryReservationChange: { data: TryReservationChangeData; variables: TryReservationChangeVariables };
  TryReservationsChange: { data: TryReservationsChangeData; variables: TryReservationsChangeVariables };
  UndoCustomerMerge: { data: UndoCustomerMergeData; variables: UndoCustomerMergeVariables };
  Unpublish: { data: UnpublishData; variables: UnpublishVariables };
  UnreadNotices: { data: UnreadNoticesData; variables: UnreadNoticesVariables };
  UpdateAgreements: { data: UpdateAgreementsData; variables: UpdateAgreementsVariables };
  UpdateReservation: { data: UpdateReservationData; variables: UpdateReservationVariables };
  UpdateReservations: { data: UpdateReservationsData; variables: UpdateReservationsVariables };
  UpdateUser: { data: UpdateUserData; variables: UpdateUserVariables };
  UserDetail: { data: UserDetailData; variables: UserDetailVariables };
  UserToChange: { data: UserToChangeData; variables: UserToChangeVariables };
  Users: { data: UsersData; variables: UsersVariables };
  UsersFound: { data: UsersFoundData; variables: UsersFoundVariables };
  WhatCanBeBlocked: { data: WhatCanBeBlockedData; variables: WhatCanBeBlockedVariables };
  WhatCanBeBooked: { data: WhatCanBeBookedData; variables: WhatCanBeBookedVariables };
  WhoAddsACenter: { data: WhoAddsACenterData; variables: WhoAddsACenterVariables };
  WhoAsksForCustomer: { data: WhoAsksForCustomerData; variables: WhoAsksForCustomerVariables };
  Widget: { data: WidgetData; variables: WidgetVariables };
  WidgetProvider: { data: WidgetProviderData; variables: WidgetProviderVariables };
  WidgetToEdit: { data: WidgetToEditData; variables: WidgetToEditVariables };
  WithdrawInvitation: { data: WithdrawInvitationData; variables: WithdrawInvitationVariables };
};
