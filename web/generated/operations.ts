// Written by `npm run schema` from schema.graphql and the documents of the screens: types alone, do not edit.

import type { CalendarBooking } from '#contracts/calendar-booking.ts';

export type AcceptInvitationData = {
  /** Accepts a provider’s offer; ownership needs a fresh proof. */
  acceptInvitation: boolean;
};

export type AcceptInvitationVariables = {
  providerId: number;
};

/** How somebody came to a video course. */
export type AccessSource = 'assigned' | 'bought';

/** How somebody’s access to a video course stands. */
export type AccessState = 'over' | 'refunded' | 'takenBack' | 'watching';

export type AccountLinkData = {
  /** Returns the state of a mailed link without using it, so that its page can explain it. */
  accountLink: {
    /** verify, invite, reset, newEmail or emailBack; null for an unknown link. */
    purpose: AccountLinkPurpose | null;
    /** Whether it is unused, unexpired and still matches the e-mail. */
    isUsable: boolean;
    /** Whether it has been used. */
    isUsed: boolean;
    /** For newEmail and emailBack: the e-mail the link was sent to; null otherwise. */
    email: string | null;
    /** Whether confirmUser works without a password, because this browser registered. False for other links. */
    keepsPassword: boolean;
    /** For a confirmation link: whether the person works at a provider. False otherwise. */
    isOfBusiness: boolean;
  };
};

/** Purpose of a mailed account link. */
export type AccountLinkPurpose = 'emailBack' | 'invite' | 'newEmail' | 'reset' | 'verify';

export type AccountLinkVariables = {
  code: string;
  email?: string | null;
};

export type ActivateEmailTemplateData = {
  /** Has mails take a template’s words, in place of the former of its kind and language. Answers its id. */
  activateEmailTemplate: number;
};

export type ActivateEmailTemplateVariables = {
  providerId: number;
  id: number;
  isActive?: boolean | null;
};

export type ActivateReservationData = {
  /** Reactivates a cancelled booking if its time is still available; a pending one becomes pending again while its time lasts. Collaborators: their own. */
  activateReservation: {
    /** Its id. */
    id: number;
    /** Sequence to send with the next act. */
    sequence: number;
  };
};

/** Options for reactivating a cancelled booking. */
export type ActivateReservationInput = {
  /** Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`. */
  overruling?: OverrulingInput | null;
  /** Whether the customer is mailed; true by default. */
  tellsCustomer?: boolean | null;
};

export type ActivateReservationVariables = {
  providerId: number;
  id: number;
  sequence: number;
  input?: ActivateReservationInput | null;
};

export type AddCenterData = {
  /** Opens another center or practice for the signed-in person. */
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
  /** Adds a note to a customer. Returns its id. */
  addCustomerNote: number;
};

export type AddCustomerNoteVariables = {
  providerId: number;
  customerId: number;
  input: CustomerNoteInput;
};

export type AddFileData = {
  /** Keeps the place of a file at the end of a section, and says where it is sent. */
  addFileToSection: UploadOfFile;
};

export type AddFileVariables = {
  providerId: number;
  sectionId: number;
  file: FileToSendInput;
};

export type AddFirstPhotoData = {
  /** Adds a photo at the end of the gallery; the first is the main one. At most thirty. */
  addProviderPhoto: {
    /** Id of the provider. */
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
    /** Id of the service. */
    id: number;
  };
};

export type AddFirstServiceVariables = {
  providerId: number;
  input: SubServiceInput;
};

export type AddPhotoData = {
  /** Adds a photo at the end of the gallery; the first is the main one. At most thirty. */
  addProviderPhoto: {
    /** Id of the provider. */
    id: number;
  };
};

export type AddPhotoVariables = {
  providerId: number;
  key: string;
};

/** Something a role at Radura may do. */
export type AdminAction =
  | 'answerMessages'
  | 'changeAppVersions'
  | 'changeAuthors'
  | 'changeCategories'
  | 'changeTeam'
  | 'changeTexts'
  | 'manageAuthors'
  | 'publishTexts'
  | 'seeTeam'
  | 'sendNewsletters'
  | 'writeArticles'
  | 'writeNewsletters';

export type AdminViewerData = {
  /** What the signed-in person may do at `/admin`; `notFound` for who does not work for Radura. */
  getAdminViewer: {
    /** Id of the person. */
    id: number;
    /** admin or author. */
    role: TeamRole;
    /** What the role may do. */
    adminCan: readonly AdminAction[];
  };
};

export type AdminViewerVariables = Record<string, never>;

/** Yes or no. */
export type AgreementDecision = 'N' | 'Y';

/** A consent decision. */
export type AgreementDecisionInput = {
  /** Y or N. */
  decision: AgreementDecision;
  /** Type of the consent. */
  type: AgreementType;
};

/** A consent (specification section 3, "Agreements"). */
export type AgreementInput = {
  /** `Y` or `N`. */
  decision: string;
  /** `sharing`, `email` or `marketing`. */
  type: string;
};

/** Type of a consent. */
export type AgreementType = 'email' | 'marketing' | 'sharing';

export type AnswerEmailCodeData = {
  /** Answers EMAIL_CODE_REQUIRED with the six mailed digits; five tries. SECOND_FACTOR_SETUP follows. */
  answerEmailCode: SignInResult;
};

export type AnswerEmailCodeVariables = {
  session: string;
  code: string;
};

export type AnswerPasskeyData = {
  /** Answers SECOND_FACTOR_REQUIRED with a passkey’s signature. */
  answerPasskey: SignInResult;
};

export type AnswerPasskeyVariables = {
  session: string;
  response: unknown;
};

export type AnswerSecondFactorData = {
  /** Answers SECOND_FACTOR_REQUIRED with an authenticator code or a recovery code; five tries. */
  answerSecondFactor: SignInResult;
};

export type AnswerSecondFactorVariables = {
  session: string;
  code: string;
};

/** System a program of ours runs on. */
export type AppSystem = 'android' | 'ios' | 'web';

/** Versions of a program of ours. */
export type AppVersionInput = {
  /** Such as 6.0.0. */
  current: string;
  /** Not above the current one. */
  minimum: string;
  /** An https address. */
  storeAddress?: string | null;
};

export type AppVersionSeen = {
  /** System it runs on. */
  os: AppSystem;
  /** The one that is out. */
  current: string;
  /** An older one cannot sign in. */
  minimum: string;
  /** Where the current one is. */
  storeAddress: string | null;
};

export type AppVersionsData = {
  /** What the signed-in person may do at `/admin`; `notFound` for who does not work for Radura. */
  getAdminViewer: {
    /** What the role may do. */
    adminCan: readonly AdminAction[];
  };
  /** Current and oldest supported version of our program on a system. */
  web: AppVersionSeen;
  /** Current and oldest supported version of our program on a system. */
  android: AppVersionSeen;
  /** Current and oldest supported version of our program on a system. */
  ios: AppVersionSeen;
};

export type AppVersionsVariables = Record<string, never>;

export type ArchiveAuthorData = {
  /** Takes an author from those who write; the articles stay. Answers its id. */
  archiveAuthor: number;
};

export type ArchiveAuthorVariables = {
  id: number;
};

export type ArchiveChannelData = {
  /** Ends a channel: nobody reads it any more. */
  archiveChannel: boolean;
};

export type ArchiveChannelVariables = {
  providerId: number;
  channelId: number;
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
  /** Archives a field: it is hidden and no longer required, its values are kept. Returns its id. */
  archiveCustomerField: number;
};

export type ArchiveCustomerFieldVariables = {
  providerId: number;
  id: number;
};

export type ArchiveCustomersData = {
  /** Archives customers; their bookings stay. Returns the number changed. */
  archiveCustomers: number;
};

export type ArchiveCustomersVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ArchiveMembershipData = {
  /** Puts memberships away: they are sold no more, and passes stay usable. */
  archiveMembership: boolean;
};

export type ArchiveMembershipVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ArchiveProductsData = {
  /** Puts video courses away: they are sold no more, and who has bought them goes on. */
  archiveProducts: boolean;
};

export type ArchiveProductsVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ArchiveResourceData = {
  /** Archives a person or thing. Returns all. */
  archiveResource: readonly {
    /** Id of the resource. */
    id: number;
  }[];
};

export type ArchiveResourceVariables = {
  providerId: number;
  id: number;
  acts?: readonly HurtActInput[] | null;
};

export type ArchiveServicesData = {
  /** Archives services: they are not sold and can be restored. */
  archiveSubServices: readonly {
    /** Id of the service. */
    id: number;
  }[];
};

export type ArchiveServicesVariables = {
  providerId: number;
  ids: readonly number[];
  acts?: readonly HurtActInput[] | null;
};

export type ArchiveWidgetData = {
  /** Archives a widget configuration: its address shows nothing. The last one stays. */
  archiveWebIntegration: {
    /** Version; a form sends it back. */
    version: number;
  };
};

export type ArchiveWidgetVariables = {
  providerId: number;
  id: number;
};

export type ArchivedClassesData = {
  /** The courses and events of a provider, in its order. */
  getClasses: readonly {
    /** Of the class. */
    id: number;
    /** What it is called. */
    name: string;
  }[];
};

export type ArchivedClassesVariables = {
  providerId: number;
  serviceType: ClassType;
};

export type ArchivedServicesData = {
  /** A provider’s services for its staff. Collaborators: their own. */
  getSubServices: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** At most ten. */
    items: readonly {
      /** Id of the service. */
      id: number;
      /** Name. */
      name: string;
    }[];
  };
};

export type ArchivedServicesVariables = {
  providerId: number;
  page?: number | null;
};

export type ArchivedVideosData = {
  /** The video courses of a provider, in its order. */
  getProducts: readonly {
    /** `productId` of the calls. */
    id: number;
    /** What it is called. */
    name: string;
  }[];
};

export type ArchivedVideosVariables = {
  providerId: number;
};

/** Area in which a session counts. */
export type Area = 'admin' | 'business' | 'public';

/** What is being written; may be half an article. */
export type ArticleDraftInput = {
  /** Of its category. */
  categoryId?: number | null;
  /** HTML; what may not be in it is left out. */
  content: string;
  /** At most 300 characters. */
  description?: string | null;
  /** Path as `takeBlogPicture` answers it. */
  picture?: string | null;
  /** What the picture shows, at most 200 characters. */
  pictureAlt?: string | null;
  /** Address; from the title when left out. */
  slug?: string | null;
  /** At most 120 characters. */
  title?: string | null;
};

export type ArticleOnCard = {
  /** Id of the article. */
  id: number;
  /** Address: `/read/<Slug>`. */
  Slug: string;
  /** Language it is written in. */
  language: Language;
  /** At most 120 characters. */
  title: string;
  /** At most 300 characters. */
  description: string;
  /** Since when readers see it. */
  date: string;
  /** Path of its picture, 1280 by 800. */
  image: string;
  /** What the picture shows, in words. */
  imageAlt: string;
  /** Its category. */
  category: {
    /** Name in the requested language. */
    name: string;
    /** #rrggbb. */
    color: string;
  };
  /** Who wrote it. */
  author: {
    /** Name the author writes under. */
    display_name: string;
  };
};

export type ArticlePageData = {
  /** Articles that readers see, the newest first (specification section 7). */
  getArticles: readonly {
    /** Id of the article. */
    id: number;
    /** Address: `/read/<Slug>`. */
    Slug: string;
    /** Language it is written in. */
    language: Language;
    /** At most 120 characters. */
    title: string;
    /** At most 300 characters. */
    description: string;
    /** Clean HTML: headings, paragraphs, lists, quotes, links, own pictures. */
    content: string;
    /** Since when readers see it. */
    date: string;
    /** Path of its picture, 1280 by 800. */
    image: string;
    /** What the picture shows, in words. */
    imageAlt: string;
    /** How long it takes to read, at least 1. */
    readingMinutes: number;
    /** Its category. */
    category: {
      /** Name in the requested language. */
      name: string;
      /** #rrggbb. */
      color: string;
      /** Address: `/read/category/<Slug>`. */
      Slug: string;
    };
    /** Who wrote it. */
    author: BlogAuthorSeen & {
      /** The three latest articles of the author in a language, without the one shown. */
      relatedArticles: readonly ArticleOnCard[];
    };
    /** The languages it can be read in, its own among them. */
    translations: readonly {
      /** it or en. */
      language: Language;
      /** Address there. */
      Slug: string;
    }[];
  }[];
  /** Where the article of an address is now, also of a former one; null for none. */
  getArticleAddress: {
    /** Its address now. */
    Slug: string;
    /** it or en. */
    language: Language;
    /** Whether it was taken away from readers. */
    isHidden: boolean;
  } | null;
};

export type ArticlePageVariables = {
  slug: string;
  language: Language;
};

export type ArticlePreviewData = {
  /** An article of the signed-in author, or any for an administrator. */
  getOwnArticle: {
    /** it or en. */
    language: Language;
    /** May be empty while it is written. */
    title: string;
    /** May be empty. */
    description: string;
    /** Clean HTML; empty in lists. */
    content: string;
    /** Path of its picture. */
    image: string | null;
    /** What the picture shows, in words. */
    imageAlt: string;
    /** Since when readers see it, or from when on they will; null: never published. */
    date: string | null;
    /** Of its category. */
    categoryId: number | null;
    /** Under whose name. */
    author: {
      /** Name the author writes under. */
      displayName: string;
      /** Address: `/read/author/<Slug>`. */
      Slug: string;
    };
  };
  /** The categories of the blog in their order (specification section 7). */
  getBlogCategories: readonly {
    /** Id of the category. */
    id: number;
    /** Name in the requested language. */
    name: string;
    /** #rrggbb. */
    color: string;
    /** Address: `/read/category/<Slug>`. */
    Slug: string;
  }[];
};

export type ArticlePreviewVariables = {
  id: number;
};

/** What an article is at. */
export type ArticleState = 'draft' | 'hidden' | 'published';

export type ArticlesForIssueData = {
  /** The latest 24 articles of a language, for administrators. */
  getArticlesForIssue: readonly {
    /** Id of the article. */
    id: number;
    /** Title. */
    title: string;
    /** Since when it is out. */
    publishedAt: string;
  }[];
};

export type ArticlesForIssueVariables = {
  language: Language;
};

export type AskFlags = {
  /** Id of the widget configuration. */
  id: number;
  /** Whether a first name is required. */
  askFirstname: boolean;
  /** Whether a last name is required. */
  askLastname: boolean;
  /** Whether a phone number is required. */
  askPhone: boolean;
};

export type AskForEmailCodeData = {
  /** Mails six digits to the signed-in person, needed for the first second factor. Needs a fresh step-up. */
  askForEmailCode: {
    /** Session to send with the code; ten minutes, five tries. */
    session: string;
  };
};

export type AskForEmailCodeVariables = Record<string, never>;

export type AskForNewEmailData = {
  /** Mails a link to a new e-mail, which becomes the person’s own once followed. Needs a fresh step-up. */
  askForNewEmail: {
    /** Always 200. */
    status: number;
  };
};

export type AskForNewEmailVariables = {
  email: string;
};

export type AskedByProviderData = {
  /** The provider’s latest widget configuration; null if visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: AskFlags | null;
};

export type AskedByProviderVariables = {
  id: number;
};

export type AssignProductData = {
  /** Gives a video course to a customer, who is written to. Answers the id of the access. */
  assignProduct: number;
};

export type AssignProductVariables = {
  providerId: number;
  productId: number;
  customerId: number;
};

export type AssignUserData = {
  /** Offers a colleague a staff person: their calendars block each other once they accept. Takes effect at once for oneself. */
  assignCollaborator: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type AssignUserVariables = {
  providerId: number;
  id: number;
  resourceId?: number | null;
  newStaffName?: string | null;
};

/** An author of the blog. */
export type AuthorInput = {
  /** In English, at most 1000 characters; may be empty. */
  biographyEn: string;
  /** In Italian, at most 1000 characters; may be empty. */
  biographyIt: string;
  /** At most 120 characters. */
  displayName: string;
  /** Profession in English. */
  jobTitleEn?: string | null;
  /** Profession in Italian. */
  jobTitleIt?: string | null;
  /** Path as `takeBlogPicture` answers it. */
  picture?: string | null;
};

export type AvailableDatesData = {
  /** Dates from today to the booking horizon on which an offer has an available start. */
  getResourceAvailabilityDates: {
    /** ISO weekdays with working hours: 1 Monday to 7 Sunday. */
    availableDays: readonly number[];
    /** The first date that can be chosen, `YYYY-MM-DD`. */
    minDate: string;
    /** The last date that can be chosen, `YYYY-MM-DD`. */
    maxDate: string;
    /** Dates with at least one available start. */
    freeDates: readonly string[];
    /** Time zone of these dates. */
    timeZone: string;
    /** Closings that apply to everybody requested. */
    holidays: readonly {
      /** Start, with offset. */
      startTime: string;
      /** End, with offset; exclusive. */
      endTime: string;
      /** Whether it covers whole days. */
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
  /** Available starts of one local date for an offer, with one person or, without `resourceId`, with anyone. */
  getResourceAvailabilitySlots: readonly {
    /** Local time of the provider, `HH:mm:ss`. */
    startTime: string;
    /** End in the provider’s local time, `HH:mm:ss`. */
    endTime: string;
    /** Start with its offset, to send with the booking, since an autumn night repeats an hour. */
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

export type BeginVideoCourseData = {
  /** Whoever is signed in agrees to begin an own video course and to lose the right to give it back; the words are kept and mailed. */
  beginVideoCourse: boolean;
};

export type BeginVideoCourseVariables = {
  id: number;
};

/** Billing details, complete: omitted fields are cleared. Needs a VAT number or a tax code. */
export type BillingInformationInput = {
  /** Street and number. */
  address?: string | null;
  /** The town. */
  city?: string | null;
  /** ISO 3166-1 code of two letters. */
  countryCode: string;
  /** E-mail for invoices. */
  email?: string | null;
  /** Codice fiscale; an Italian one with its control letter or digit. */
  fiscalCode?: string | null;
  /** Decimal degrees; both or none. */
  latitude?: number | null;
  /** Decimal degrees; both or none. */
  longitude?: number | null;
  /** Company or person that invoices are written to. */
  name?: string | null;
  /** VAT number; an Italian one with its check digit. */
  piva?: string | null;
  /** SDI code of 7 characters, or a certified e-mail (PEC). */
  sdi?: string | null;
};

export type BillingToEditData = {
  /** Billing details of a provider, for owner and director. */
  getBillingInformation: CenterBilling;
};

export type BillingToEditVariables = {
  providerId: number;
};

export type BlacklistCustomerData = {
  /** Blocks or unblocks a customer: blocked ones cannot book online, and the desk is warned. */
  setCustomerBlacklisted: number;
};

export type BlacklistCustomerVariables = {
  providerId: number;
  id: number;
  input: BlacklistingInput;
};

/** Whether a customer is blocked. */
export type BlacklistingInput = {
  /** True to block the customer. */
  isBlacklisted: boolean;
  /** Reason, at most 300 characters; visible to everybody who sees the customer. */
  reason?: string | null;
};

export type BlockChatData = {
  /** Closes a chat of a customer with a center for both sides, or opens it again. Idempotent. */
  blockChat: boolean;
};

export type BlockChatVariables = {
  chatId: string;
  isBlocked: boolean;
};

export type BlockCustomerContentData = {
  /** Withholds the video courses that a customer has from them, or gives them back. */
  setCustomerContentBlocked: number;
};

export type BlockCustomerContentVariables = {
  providerId: number;
  id: number;
  isContentBlocked: boolean;
};

/** Time the public cannot book, with a reason, once or repeated. */
export type BlockInput = {
  /** `YYYY-MM-DD`; the first date of a series. */
  date: string;
  /** End; before the start it is on the next day, 1440 is midnight. */
  endMinute: number;
  /** Offset of the end; by default the first after the start. */
  endOffset?: string | null;
  /** Repeats every so many weeks; once if omitted. */
  everyWeeks?: number | null;
  /** Dates that are left out. */
  exceptDates?: readonly string[] | null;
  /** At most 120 characters. */
  reason: string;
  /** Id of the person or thing. */
  resourceId: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
  /** Offset of the start, such as +01:00, on a night when it occurs twice; the first by default. */
  startOffset?: string | null;
  /** Last date on which it may begin. */
  untilDate?: string | null;
};

export type BlockToChangeData = {
  /** One block, for its form. Collaborators: their own. */
  getBlock: {
    /** Its id. */
    id: number;
    /** Version to send with a change. */
    version: number;
    /** Id of the person or thing. */
    resourceId: number;
    /** The date, or the first date of a series. */
    date: string | null;
    /** Minute of the local day; an end before the start is on the next day, 1440 is midnight. */
    startMinute: number;
    /** End. */
    endMinute: number;
    /** For a block: offset of the start, such as +01:00, on a night when it occurs twice; null for the first. */
    startOffset: string | null;
    /** Offset of the end; null for the first end after the start. */
    endOffset: string | null;
    /** Reason of a block. */
    reason: string | null;
    /** For a repeated block: repeats every so many weeks. */
    everyWeeks: number | null;
    /** The last date on which it may begin. */
    untilDate: string | null;
    /** Dates that are left out. */
    exceptDates: readonly string[];
  };
};

export type BlockToChangeVariables = {
  providerId: number;
  id: number;
};

export type BlogAuthorSeen = {
  /** Id of the author. */
  id: number;
  /** Address: `/read/author/<Slug>`. */
  Slug: string;
  /** Name the author writes under. */
  display_name: string;
  /** Profession in the requested language; may be empty. */
  job_title: string;
  /** About the author, in the requested language; may be empty. */
  biographyInfo: string;
  /** Path of a picture, 1280 by 800. */
  image: string | null;
};

export type BlogCategoriesData = {
  /** What the signed-in person may do at `/admin`; `notFound` for who does not work for Radura. */
  getAdminViewer: {
    /** What the role may do. */
    adminCan: readonly AdminAction[];
  };
  /** The categories of the blog in their order (specification section 7). */
  getBlogCategories: readonly {
    /** Id of the category. */
    id: number;
    /** Address: `/read/category/<Slug>`. */
    Slug: string;
    /** Name in the requested language. */
    name: string;
    /** Name in Italian. */
    nameIt: string;
    /** Name in English. */
    nameEn: string;
    /** #rrggbb. */
    color: string;
  }[];
};

export type BlogCategoriesVariables = Record<string, never>;

/** A category of the blog. */
export type BlogCategoryInput = {
  /** #rrggbb. */
  color: string;
  /** Name in English. */
  nameEn: string;
  /** Name in Italian. */
  nameIt: string;
};

export type BookData = {
  /** Creates a guest’s booking: without payment (`onlyBook`), or as the first step of paying now. */
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
  payWith?: PayWithInput | null;
  promoCode?: string | null;
};

export type BookWithPassData = {
  /** Books a service for whoever is signed in and pays it with an own pass: an entry is used, and nothing is owed. Both or neither. */
  bookWithPass: CreationResult;
};

export type BookWithPassVariables = {
  passId: number;
  subServiceId: number;
  resourceId?: number | null;
  dateTimeFrom: string;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: readonly AgreementInput[] | null;
  shownAmountCents?: number | null;
  shownTerms?: string | null;
  webIntegrationId?: number | null;
  overlaps?: boolean | null;
};

/** A break, weekly on a weekday or once on a date. */
export type BreakInput = {
  /** `YYYY-MM-DD`, or null. */
  date?: string | null;
  /** End; before the start it is on the next day, 1440 is midnight. */
  endMinute: number;
  /** Id of the person or thing. */
  resourceId: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
  /** ISO weekday, or null. */
  weekday?: number | null;
};

/** A part of a bundle. */
export type BundlePartInput = {
  /** How many uses: 1 to 100. */
  entries: number;
  /** From `getOffersToCover`. */
  offerId: number;
};

/** Role of a person at a provider. */
export type BusinessRole = 'collaborator' | 'director' | 'manager' | 'owner';

export type BuyCourseData = {
  /** Starts or resumes a payment; the server sets the amount. Of a video course (`productId`) or an offer of a membership (`membershipId`): buys it, and what is free is had at once. Of a reservation or class subscription that awaits payment: with its `paymentToken` or mailed code, or signed in as the person who booked; others are answered as for an unknown one. What cannot be bought yet is refused. */
  generatePaymentIntent: CreationResult;
};

export type BuyCourseVariables = {
  productId: number;
  email: string;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: readonly AgreementInput[] | null;
  shownAmountCents?: number | null;
  webIntegrationId?: number | null;
  promoCode?: string | null;
};

export type BuyPassData = {
  /** Starts or resumes a payment; the server sets the amount. Of a video course (`productId`) or an offer of a membership (`membershipId`): buys it, and what is free is had at once. Of a reservation or class subscription that awaits payment: with its `paymentToken` or mailed code, or signed in as the person who booked; others are answered as for an unknown one. What cannot be bought yet is refused. */
  generatePaymentIntent: CreationResult;
};

export type BuyPassVariables = {
  membershipId: number;
  email: string;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: readonly AgreementInput[] | null;
  shownAmountCents?: number | null;
  webIntegrationId?: number | null;
  promoCode?: string | null;
};

export type BuyersExportData = {
  /** What is missing for an export, for roles that may export. */
  getExportStanding: {
    /** Whether the viewer proved their identity within the last 15 minutes. */
    isProved: boolean;
    /** Whether the package includes exports. */
    isOpened: boolean;
  };
  /** Who bought a video course of a provider or was given it. */
  getProductBuyers: {
    /** On all pages together. */
    total: number;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
  } | null;
};

export type BuyersExportVariables = {
  providerId: number;
  id: number;
};

export type CalendarFeed = {
  /** Whether it is enabled. */
  isOn: boolean;
  /** The address; anybody who has it can read the bookings. */
  url: string | null;
};

export type CalendarRangeData = {
  /** Bookings and working hours between two dates. Collaborators: their own. */
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
  /** Time zone of the center, in which all times are given. */
  timeZone: string;
  /** Today’s date at the center, `YYYY-MM-DD`. */
  today: string;
  /** Current minute of that date. */
  nowMinute: number;
  /** All people who could be shown, in the center’s order. */
  people: readonly {
    /** Id of the staff person. */
    id: number;
    /** Display name. */
    name: string;
    /** Colour, `#rrggbb`. */
    color: string | null;
  }[];
  /** Columns shown, including former staff who still have bookings. */
  columns: readonly {
    /** Id of the staff person. */
    id: number;
    /** Display name. */
    name: string;
    /** Colour, `#rrggbb`. */
    color: string | null;
    /** Whether they no longer work there but have bookings. */
    isArchived: boolean;
  }[];
  /** Whether the center has rooms or things; always false for a collaborator. */
  hasRooms: boolean;
  /** In the center’s order; empty if not requested. */
  rooms: readonly {
    /** The thing. */
    resourceId: number;
    /** Number of the unit; null for the whole thing. */
    unit: number | null;
    /** Name. */
    name: string;
  }[];
  /** Units used by the bookings. */
  placed: readonly {
    /** The booking. */
    reservationId: number;
    /** The thing. */
    resourceId: number;
    /** Number of the unit, from 1. */
    unit: number;
  }[];
  /** Empty if not requested. */
  times: readonly {
    /** The person or thing; null for the whole center. */
    resourceId: number | null;
    /** `YYYY-MM-DD`. */
    date: string;
    /** `working`, `break`, `block` or `closed` (a holiday). */
    kind: string;
    /** Start, as a minute of the date. */
    startMinute: number;
    /** End; 1440 is midnight. */
    endMinute: number;
    /** Reason of a block, or name of a closing. */
    reason: string | null;
    /** Id of the block. */
    blockId: number | null;
    /** Date on which the block begins: the previous one if it continues past midnight. */
    blockDate: string | null;
  }[];
  /** Clock changes in the range. */
  clockChanges: readonly {
    /** `YYYY-MM-DD`. */
    date: string;
    /** `skipped` or `repeated`. */
    kind: string;
    /** Start. */
    startMinute: number;
    /** End. */
    endMinute: number;
  }[];
  /** Bookings in the range. */
  bookings: readonly CalendarBooking[];
  /** Sessions of classes in the range, soonest first. */
  sessions: readonly {
    /** The session. */
    id: number;
    /** Its class. */
    classId: number;
    /** Of its class. */
    name: string;
    /** Of the group of its class, `#rrggbb`. */
    color: string | null;
    /** Whether it is off. */
    isCancelled: boolean;
    /** Who teaches it. */
    teacherId: number | null;
    /** Where. */
    roomId: number | null;
    /** Number of the unit of its room; null if rooms are not requested. */
    roomUnit: number | null;
    /** `YYYY-MM-DD`. */
    date: string;
    /** Start, as a minute of the date. */
    startMinute: number;
    /** End; above 1440 on a later date. */
    endMinute: number;
    /** Places. */
    capacity: number;
    /** Places that are taken. */
    taken: number;
  }[];
};

/** `all`: hours, breaks, blocks and closings. `absences`: blocks and closings. `none`. */
export type CalendarTimes = 'absences' | 'all' | 'none';

export type CancelMyReservationData = {
  /** Cancels the person’s own booking: in time with a full refund, later without. */
  cancelMyReservation: {
    /** The reservation. */
    id: number;
  };
};

export type CancelMyReservationVariables = {
  providerId: number;
  id: number;
};

export type CancelMySubscriptionData = {
  /** Gives up sessions of an own sign-up, or the whole of a total class. */
  cancelMySubscription: {
    /** Of the sign-up. */
    id: number;
  };
};

export type CancelMySubscriptionVariables = {
  providerId: number;
  id: number;
  sessions?: readonly number[] | null;
};

/** Why a booking cannot be cancelled: it is already cancelled, or it was more than 31 days ago. */
export type CancelObstacle = 'off' | 'tooLongAgo';

/** Why a booking was cancelled or expired. */
export type CancelReason = 'byCustomer' | 'byProvider' | 'expired' | 'placeLost';

export type CancelReservationData = {
  /** Cancels a booking by its mailed link: in time with a full refund, later without. */
  cancelReservationByLink: {
    /** The reservation. */
    id: number;
  };
};

export type CancelReservationVariables = {
  code: string;
};

export type CancelReservationsData = {
  /** Cancels bookings, all or none. Collaborators: their own. Can be undone for ten seconds, while mails and refunds wait. */
  cancelReservations: readonly {
    /** Its id. */
    id: number;
    /** Sequence to send when reactivating it. */
    sequence: number;
    /** Refund by card, in cents. */
    refundCents: number;
  }[];
};

/** Bookings to cancel, all or none. */
export type CancelReservationsInput = {
  /** Who cancels. */
  by: ReservationCancelledBy;
  /** Ids of the bookings. */
  ids: readonly number[];
  /** Whether the customer is mailed; true by default. */
  tellsCustomer?: boolean | null;
  /** Refund for late cancellations by the customer. */
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

export type CancelSubscriptionByLinkData = {
  /** Gives up sessions of a sign-up, or the whole of a total class, by the link that manages it. */
  cancelSubscriptionByLink: {
    /** Of the sign-up. */
    id: number;
  };
};

export type CancelSubscriptionByLinkVariables = {
  code: string;
  sessions?: readonly number[] | null;
};

export type CancelSubscriptionData = {
  /** Cancels some sessions of a sign-up, or all that are to come. */
  cancelSubscription: {
    /** What goes back by card, in cents. */
    refundCents: number;
  };
};

export type CancelSubscriptionVariables = {
  providerId: number;
  id: number;
  sessions?: readonly number[] | null;
  by: SubscriptionCancelledBy;
  waiver?: SubscriptionWaiverInput | null;
  tellsCustomer?: boolean | null;
};

export type CancelSubscriptionsData = {
  /** Cancels several sign-ups with all of their sessions that are to come, all or none. */
  cancelSubscriptions: readonly {
    /** Of the sign-up. */
    id: number;
  }[];
};

export type CancelSubscriptionsVariables = {
  providerId: number;
  ids: readonly number[];
  by: SubscriptionCancelledBy;
  waiver?: SubscriptionWaiverInput | null;
  tellsCustomer?: boolean | null;
};

/** Full refund for a late cancellation by the customer. */
export type CancelWaiverInput = {
  /** The reason. */
  reason: string;
};

/** Relation of a carer to the customer. */
export type CareRelation = 'child' | 'guardian' | 'other' | 'parent' | 'partner' | 'relative';

export type CareSearchData = {
  /** One customer of a provider. Collaborators: customers of own bookings. */
  getCustomer: CustomerForCare;
  /** One page of a provider’s customers. Collaborators: customers of own bookings. */
  getCustomers: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** In the requested order. */
    items: readonly ListedCustomerRow[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
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
  /** One customer of a provider. Collaborators: customers of own bookings. */
  getCustomer: WhoCares;
};

export type CarerVariables = {
  providerId: number;
  id: number;
};

export type CategoriesData = {
  /** The categories providers choose from, in display order. */
  categories: readonly Category[];
};

export type CategoriesVariables = Record<string, never>;

export type Category = {
  /** Id of the category. */
  id: number;
  /** In the requested language. */
  name: string;
  /** Provider type that can choose it. */
  type: ProviderType;
};

export type CenterAccount = {
  /** Its status. */
  state: PaymentAccountState;
  /** Id of the account here; null without one. */
  accountId: number | null;
  /** Details the processor requires. */
  missing: readonly PaymentAccountMissing[];
  /** Whether everything is answered and the processor is deciding. */
  isInReview: boolean;
  /** Deadline for the missing details; null for none. */
  dueAt: string | null;
  /** Whether payouts reach its bank. */
  payoutsEnabled: boolean;
  /** Who disconnected it; null while it is not. */
  disconnectedBy: PaymentAccountEnder | null;
  /** Number of earlier accounts; refunds of their payments use them. */
  pastAccounts: number;
  /** Whether real money is used. */
  mode: PaymentAccountMode;
  /** Number of refunds waiting for an account. */
  waitingRefunds: number;
  /** Sum of the waiting refunds, in cents. */
  waitingCents: number;
  /** Oldest waiting refunds first, at most twenty. */
  oldestWaiting: readonly {
    /** Id of the order. */
    orderId: number;
    /** Name of what was ordered. */
    name: string;
    /** Amount, in cents. */
    cents: number;
    /** When it was created. */
    askedAt: string;
  }[];
};

export type CenterBilling = {
  /** Null until they are saved. */
  billing: {
    /** Company or person that invoices are written to. */
    name: string | null;
    /** Street and number. */
    address: string | null;
    /** The town. */
    city: string | null;
    /** ISO 3166-1 code of two letters. */
    countryCode: string | null;
    /** E-mail for invoices. */
    email: string | null;
    /** VAT number. */
    piva: string | null;
    /** Codice fiscale. */
    fiscalCode: string | null;
    /** SDI code for electronic invoices, or the certified e-mail (PEC) in its place. */
    sdi: string | null;
    /** Decimal degrees. */
    latitude: number | null;
    /** Decimal degrees. */
    longitude: number | null;
  } | null;
  /** Version; a form sends the one it was filled from. */
  version: number;
};

export type CenterChangedData = {
  /** Live changes at a center, for viewers of its reservations. Collaborators: own bookings and customers; money for roles that take payments. Ends with the session or the role. */
  centerChanged: {
    /** `reservations`, `hours`, `sessions`, `notices` (one’s own), `customers`, `money`, or `missed`: anything may have changed. */
    kind: string;
    /** Reservations that changed; empty if not listed. */
    ids: readonly number[];
    /** Customers whose reservations, cards or money changed; empty if not listed. */
    customerIds: readonly number[];
    /** Start of the affected period, covering before and after the change; null for any time. */
    from: string | null;
    /** End. */
    to: string | null;
  };
};

export type CenterChangedVariables = {
  providerId: number;
};

export type CenterPayments = {
  /** Mode: on site only, as the customer chooses, online only. */
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
  /** Online discount in hundredths of a percent: 1050 is 10.5 %. */
  onlineDiscountBasisPoints: number;
  /** False if only existing customers may book. */
  acceptNonCustomerBookings: boolean;
  /** Whether its package includes online payments and is paid for. */
  planAllowsOnlinePayment: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
};

export type CenterSettings = {
  /** Address for booking notifications. */
  notificationEmail: string | null;
  /** Working language: it, en or sv. */
  language: string;
  /** IANA time zone of all its times. */
  timezone: string;
  /** Note on the opening hours. */
  timeNote: string | null;
  /** Minimum notice before a start, in minutes. */
  reservationOffset: number;
  /** Number of days that can be booked ahead. */
  bookingHorizonDays: number;
  /** Minutes between starts for services without their own. */
  defaultTimeSlotStep: number;
  /** Hours before the start until which cancelling is free. */
  freeCancellationHours: number;
  /** What the provider adds to these hours in its own words; may be empty. */
  cancellationPolicy: string;
  /** Hours before a booking at which reminders are sent. */
  reminderHours: readonly number[];
  /** Version; a form sends the one it was filled from. */
  version: number;
  /** Number of upcoming bookings; a change of time zone or step leaves them in place. */
  bookingsToCome: number;
};

export type CenterSetupPageData = {
  /** Progress of a center’s first settings, for roles that may make them. */
  getCenterSetup: {
    /** All steps, in order. */
    steps: readonly {
      /** Name of the step. */
      name: SetupStepName;
      /** Whether it is done. */
      isDone: boolean;
    }[];
    /** Whether it was published from this list. */
    isFinished: boolean;
    /** E-mail of the viewer. */
    email: string;
    /** Whether the viewer’s e-mail is proved; publishing needs it. */
    isEmailProved: boolean;
    /** Working hours. */
    hours: readonly {
      /** ISO weekday: 1 Monday to 7 Sunday. */
      weekday: number;
      /** Start. */
      startMinute: number;
      /** End; above 1440 it is on the next day. */
      endMinute: number;
    }[];
    /** Staff, the first person first. */
    people: readonly {
      /** Id of the resource. */
      id: number;
      /** Name shown to customers. */
      name: string;
    }[];
    /** Bookable services. */
    services: readonly {
      /** The service. */
      id: number;
      /** Its name. */
      name: string;
      /** Lowest price of its offers. */
      priceCents: number;
      /** Duration of its first offer, in minutes. */
      duration: number;
    }[];
    /** How customers pay. */
    acceptPayments: PaymentSetting;
    /** Whether it has an account for online payments. */
    hasPaymentAccount: boolean;
    /** Default VAT treatment of its services. */
    vat: {
      /** The treatment. */
      treatment: VatTreatment;
      /** In hundredths of a percent: 2200 is 22 %. */
      rateBasisPoints: number;
    };
  };
  /** A provider’s page for its staff, published or not. */
  getOwnProvider: {
    /** Id of the provider. */
    id: number;
    /** Center or professional. */
    type: ProviderType;
    /** Name. */
    name: string;
    /** Plain text; an empty line separates paragraphs. */
    description: string;
    /** Categories, the main one first. */
    categories: readonly {
      /** Stable key, the same in every language. */
      slug: string;
      /** In the requested language. */
      name: string;
    }[];
    /** As the provider writes it. */
    phone: string | null;
    /** E-mail for visitors. */
    email: string | null;
    /** Its website. */
    url: string | null;
    /** Address of its blog. */
    blog: string | null;
    /** Search keywords. */
    tags: readonly string[];
    /** Social profiles. */
    socialLinks: {
      /** Address of the page. */
      facebook: string | null;
      /** Address of the profile. */
      instagram: string | null;
      /** Address of the profile. */
      linkedin: string | null;
      /** Skype name. */
      skype: string | null;
      /** Address of the profile. */
      twitter: string | null;
      /** Address of the channel. */
      youtube: string | null;
    };
    /** Location of the provider. */
    location: {
      /** Street and number. */
      addressLine1: string | null;
      /** Staircase, floor and directions. */
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
    /** Key of the town in the place index, such as `it-milano`. */
    cityKey: string | null;
    /** Absolute address of the room that is drawn for it, 800x500 pixels. */
    drawnImageUrl: string;
    /** Gallery, the main photo first. */
    photos: readonly {
      /** Id of the photo. */
      id: number;
      /** Whether it is one of our drawings. */
      isDrawn: boolean;
      /** In its sizes, at unguessable addresses. */
      images: {
        /** 800x500 pixels. */
        medium: string | null;
      };
    }[];
    /** Version of the profile; a form sends the one it was filled from. */
    profileVersion: number;
    /** Version of the location; a form sends the one it was filled from. */
    locationVersion: number;
    /** What is missing for publishing. */
    missing: readonly PublishingNeed[];
    /** Whether its owner has published it. */
    isPublished: boolean;
  };
  /** The categories providers choose from, in display order. */
  categories: readonly {
    /** Stable key, the same in every language. */
    slug: string;
    /** In the requested language. */
    name: string;
    /** Provider type that can choose it. */
    type: ProviderType;
  }[];
};

export type CenterSetupPageVariables = {
  providerId: number;
};

export type CenterVat = {
  /** Tax regime. */
  regime: VatRegime;
  /** Treatment of offers without their own. */
  treatment: VatTreatment;
  /** False if it is still the default of the trade. */
  isChosen: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
  /** Available rules, highest rate first; the members’ treatment for sports bodies only. */
  rules: readonly {
    /** The treatment. */
    treatment: VatTreatment;
    /** In hundredths of a percent: 2200 is 22 %. */
    rateBasisPoints: number;
  }[];
};

/** Next step of a sign-in after the password. */
export type Challenge =
  | 'EMAIL_CODE_REQUIRED'
  | 'NEW_PASSWORD_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_SETUP';

export type ChangeImportColumnsData = {
  /** Assigns the columns of an import; its rows are checked again. */
  changeCustomerImportColumns: {
    /** Id of the import. */
    id: number;
  };
};

export type ChangeImportColumnsVariables = {
  providerId: number;
  id: number;
  version: number;
  columns: readonly string[];
  isMonthFirst?: boolean | null;
  prefersList?: boolean | null;
  areNotesHealth?: boolean | null;
};

export type ChangePasswordData = {
  /** Changes the password; all other sessions end. */
  changePassword: {
    /** Always 200. */
    status: number;
  };
};

export type ChangePasswordVariables = {
  oldPassword: string;
  newPassword: string;
};

export type ChangePersonData = {
  /** Switches to a colleague who logged in at this computer today, by PIN: a new session replaces this one in the cookie. It is no fresh proof. */
  changePerson: boolean;
};

export type ChangePersonVariables = {
  providerId: number;
  personId: number;
  pin: string;
};

export type ChangeReservationServiceData = {
  /** Changes the service of a booking at the same start, with the service’s minutes and price or others. Payments count; a price below them is refused. */
  changeReservationService: {
    /** Its id. */
    id: number;
    /** Sequence to send with the next act. */
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
  /** Adds tags to several customers and removes others, all or none. Returns the differences. */
  changeTagsOfCustomers: {
    /** Customers who newly have the tag. */
    added: readonly {
      /** Id of the tag. */
      tagId: number;
      /** Ids of the changed customers. */
      customerIds: readonly number[];
    }[];
    /** Customers who no longer have the tag. */
    removed: readonly {
      /** Id of the tag. */
      tagId: number;
      /** Ids of the changed customers. */
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
  /** Returns an upload address for a new avatar; `publishUserAvatar` publishes it. */
  changeUserAvatar: {
    /** Id to publish the picture after the upload. */
    uploadId: number;
    /** Takes one HTTP PUT of the file, at most 10 MB, with its own content type (image/jpeg, …); success is 200 alone. */
    presignedUrl: string;
  };
};

export type ChangeUserAvatarVariables = {
  fileType: string;
};

export type ChangeUserRoleData = {
  /** Changes a colleague’s role. */
  updateCollaborator: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type ChangeUserRoleVariables = {
  providerId: number;
  id: number;
  version: number;
  role: string;
};

/** A channel. */
export type ChannelInput = {
  /** At most 60 characters. */
  name: string;
};

export type ChannelsChangedData = {
  /** The channels of a center, whenever they change. */
  channels: readonly {
    /** Its id; as a text it is the chatId of its posts. */
    id: number;
    /** Its name. */
    name: string;
    /** Who made it. */
    creator: string;
    /** Something in it is unread. */
    unreadChats: boolean;
    /** The viewer may post in it and change it. */
    canPost: boolean;
  }[];
};

export type ChannelsChangedVariables = {
  providerId: number;
};

export type ChannelsData = {
  /** The channels of a center, unread ones first, then by their last post. */
  getChannels: readonly {
    /** Its id; as a text it is the chatId of its posts. */
    id: number;
    /** Its name. */
    name: string;
    /** Who made it. */
    creator: string;
    /** Something in it is unread. */
    unreadChats: boolean;
    /** The viewer may post in it and change it. */
    canPost: boolean;
  }[];
};

export type ChannelsVariables = {
  providerId: number;
};

export type ChatCentersData = {
  /** Centers with which the viewer chats or whose customer they are, the latest first; for a business session those where they work. */
  getAllProvidersWithPlans: readonly {
    /** Id of the provider. */
    id: number;
    /** Name. */
    name: string;
    /** IANA time zone of its times. */
    timezone: string;
    /** Whether the viewer, as a customer, may begin a chat there or has one. */
    canBegin: boolean;
    /** Its package. */
    plan: {
      /** The package: Free 0, Grow 1, Video 2, AllInOne 3. */
      id: number;
    };
  }[];
};

export type ChatCentersVariables = {
  search?: string | null;
  providerId?: number | null;
};

/** When unread messages are mailed. `soon`: after 15 minutes; `later`: after an hour; `never`: not at all. */
export type ChatMails = 'later' | 'never' | 'soon';

/** What a message is. */
export type ChatMessageType = 'audio' | 'file' | 'image' | 'text';

export type ChatNewsData = {
  /** One chat of the viewer’s. */
  getChat: readonly {
    /** Of the other side; empty for who has left. */
    name: string;
    /** The last that was not deleted. */
    lastMessage: {
      /** What it is. */
      type: ChatMessageType;
      /** Plain text; of an image or file its name. */
      content: string;
      /** Written by the viewer. */
      isOwn: boolean;
    } | null;
    /** The other side. */
    user: {
      /** Address of the picture. */
      image: string | null;
    };
  }[];
};

export type ChatNewsVariables = {
  chatId: string;
};

export type ChatPartnersData = {
  /** To whom the viewer may write at a center where they work, by parts of name or e-mail. */
  getChatPartners: readonly {
    /** For `members` of createChat. */
    id: number;
    /** Name. */
    name: string;
    /** E-mail. */
    email: string;
    /** customer, or the role they have there. */
    role: string;
    /** Picture and e-mail. */
    user: {
      /** Address of the picture. */
      image: string | null;
    };
  }[];
};

export type ChatPartnersVariables = {
  providerId: number;
  search?: string | null;
  customerId?: number | null;
};

/** Chat settings, complete. */
export type ChatSettingsInput = {
  /** As in ChatSettings. */
  mailsDesk: boolean;
  /** As in ChatSettings. */
  whoMayWrite: WhoMayWrite;
};

export type ChatSettingsToEditData = {
  /** What a center says of its chats with customers. */
  getChatSettings: SettingsOfChats;
};

export type ChatSettingsToEditVariables = {
  providerId: number;
};

export type ChatsChangedData = {
  /** The viewer’s chats at a center, whenever they change. Ends with the session or the role. */
  chats: readonly {
    /** Its members in order, then the provider: `9_12_3`; 0 is the desk. */
    chatId: string;
    /** Of the other side; empty for who has left. */
    name: string;
    /** Of the other side: customer, center or colleague. */
    role: string;
    /** Something in it is unread. */
    unreadChats: boolean;
    /** Of the desk’s chats: since when the customer waits for an answer. */
    waitingSince: string | null;
    /** When something was written last. */
    lastAt: string;
    /** The last that was not deleted. */
    lastMessage: {
      /** What it is. */
      type: ChatMessageType;
      /** Plain text; of an image or file its name. */
      content: string;
      /** Written by the viewer. */
      isOwn: boolean;
    } | null;
    /** The other side. */
    user: {
      /** Address of the picture. */
      image: string | null;
      /** Of a customer or colleague; of a center its public one. */
      email: string | null;
    };
  }[];
};

export type ChatsChangedVariables = {
  providerId: number;
};

export type ChatsData = {
  /** The viewer’s chats at a center, unread ones first, then the latest, at most 100; for a business session the desk’s and those with colleagues. */
  getChats: readonly {
    /** Its members in order, then the provider: `9_12_3`; 0 is the desk. */
    chatId: string;
    /** Of the other side; empty for who has left. */
    name: string;
    /** Of the other side: customer, center or colleague. */
    role: string;
    /** Something in it is unread. */
    unreadChats: boolean;
    /** Of the desk’s chats: since when the customer waits for an answer. */
    waitingSince: string | null;
    /** When something was written last. */
    lastAt: string;
    /** The last that was not deleted. */
    lastMessage: {
      /** What it is. */
      type: ChatMessageType;
      /** Plain text; of an image or file its name. */
      content: string;
      /** Written by the viewer. */
      isOwn: boolean;
    } | null;
    /** The other side. */
    user: {
      /** Address of the picture. */
      image: string | null;
      /** Of a customer or colleague; of a center its public one. */
      email: string | null;
    };
  }[];
};

export type ChatsVariables = {
  providerId: number;
  onlyWaiting?: boolean | null;
  after?: string | null;
};

export type CheckTranslationsData = {
  /** Says what an uploaded file would change. */
  checkTranslations: {
    /** For `publishTranslations`; null where a text is wrong or nothing changes. */
    textSetId: number | null;
    /** Texts that differ from ours. */
    changed: readonly {
      /** Key. */
      key: string;
      /** Ours. */
      before: string;
      /** That of the file. */
      after: string;
    }[];
    /** Keys that we do not have; they are left out. */
    unknown: readonly string[];
    /** What has to be mended first. */
    wrong: readonly {
      /** Key. */
      key: string;
      /** Why. */
      problem: TextProblem;
    }[];
  };
};

export type CheckTranslationsVariables = {
  language: TextLanguage;
  uploadId: number;
};

export type ChooseDrawnData = {
  /** Uses the drawn room as the provider’s photo; the first uploaded photo replaces it. */
  chooseDrawnPhoto: {
    /** Id of the provider. */
    id: number;
  };
};

export type ChooseDrawnPictureData = {
  /** Uses the drawn room as the provider’s photo; the first uploaded photo replaces it. */
  chooseDrawnPhoto: {
    /** Id of the provider. */
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
  /** Id of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** Main e-mail. */
  email: string | null;
  /** Main phone. */
  phone: string | null;
  /** Whether they are archived. */
  isArchived: boolean;
  /** Sorted by name. */
  tags: readonly {
    /** Id of the tag. */
    id: number;
    /** Name. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
};

export type ChosenCustomersData = {
  /** Customers selected for a bulk change, in the order of the ids; missing ones are omitted. */
  getChosenCustomers: readonly ChosenCustomerRow[];
  /** A provider’s customer tags, sorted by name. */
  getCustomerTags: readonly TagWithCount[];
};

export type ChosenCustomersVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ClassForSessionsData = {
  /** One course or event of a provider. */
  getClass: ClassSeen;
  /** Active people and things an offer can use. */
  getServiceResources: readonly {
    /** Id of the resource. */
    id: number;
    /** Name. */
    name: string;
    /** A person or a thing. */
    kind: ResourceKind;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
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
  /** A group of courses, or of events, of the center. */
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

export type ClassProviderData = {
  /** One provider; null if it is unknown, not published, not active or locked. */
  getProviderGeneralInformation:
    | (ProviderToBook & {
        /** Working language: it, en or sv. */
        language: string;
      })
    | null;
  /** The provider’s latest widget configuration; null if visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: {
    /** Id of the widget configuration. */
    id: number;
    /** Whether a first name is required. */
    askFirstname: boolean;
    /** Whether a last name is required. */
    askLastname: boolean;
    /** Whether a phone number is required. */
    askPhone: boolean;
  } | null;
};

export type ClassProviderVariables = {
  id: number;
};

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
  groupId: number | null;
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
  /** Shared by sessions that repeat each other. */
  seriesId: number | null;
  /** By what they do; null: it stands alone. */
  intervalType: IntervalType | null;
  /** It was changed alone: a change of its series leaves it unless told otherwise. */
  isChangedByHand: boolean;
};

export type ClassSessionsData = {
  /** The sessions of a class, in its order or, unsorted, the latest added first. */
  getPublicSessions: readonly {
    /** Of the session. */
    id: number;
    /** Local date, yyyy-mm-dd. */
    date: string;
    /** Local time of its beginning. */
    startTime: string;
    /** Local time of its end. */
    endTime: string;
    /** When it begins. */
    startsAt: string;
    /** When it ends. */
    endsAt: string;
    /** Of the place. */
    timeZone: string;
    /** The same in cents. */
    priceCents: number | null;
    /** Places that can still be taken. */
    availableCapacity: number;
    /** Who teaches it. */
    teacherName: string | null;
    /** In which room. */
    roomName: string | null;
    /** Why it can be signed up for, or not. */
    check: SessionCheck;
  }[];
};

export type ClassSessionsVariables = {
  classId: number;
  from?: string | null;
};

export type ClassToEditData = {
  /** One course or event of a provider. */
  getClass: ClassSeen;
  /** Groups of one kind of a provider, in its order. */
  courseGroups: readonly {
    /** The group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  }[];
  /** Groups of one kind of a provider, in its order. */
  eventGroups: readonly {
    /** The group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
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

export type ClassesToBookData = {
  /** The courses and events of a provider that visitors can sign up for; null when visitors may not see the provider. */
  getClassesForBooking:
    | readonly {
        /** `classId` of the calls. */
        id: number;
        /** What it is called. */
        name: string;
        /** Plain text, may be empty. */
        description: string;
        /** Course or event. */
        serviceType: ClassType;
        /** Absolute address of its picture; a drawing while it has none. */
        imageUrl: string;
        /** Its group. */
        group: {
          /** Id of the group. */
          id: number;
          /** Name. */
          name: string;
          /** #rrggbb. */
          color: string;
        } | null;
        /** Sessions to come. */
        sessionsNumber: number;
        /** When the next session begins. */
        nextAt: string | null;
        /** When the last session begins, or began. */
        lastAt: string | null;
        /** Sign up now, pay at the center. */
        canBookOnly: boolean;
        /** Pay now by card. */
        canPayOnline: boolean;
        /** Sign up now with a membership. */
        canUseMembership: boolean;
        /** What is sold: one offer, whose id is the class’s. */
        offers: readonly {
          /** `classId` of the calls. */
          id: number;
          /** The same in cents. */
          priceCents: number;
          /** Minutes of a usual session. */
          duration: number;
          /** How it is sold. */
          model: ClassModel;
          /** Sessions that are not cancelled. */
          sessions: number;
        }[];
      }[]
    | null;
};

export type ClassesToBookVariables = {
  providerId: number;
};

export type ClassesVariables = {
  providerId: number;
  serviceType?: ClassType | null;
  archived?: boolean | null;
  today: string;
};

/** Act on a colleague’s place. */
export type CollaboratorAct =
  | 'assign'
  | 'changeRole'
  | 'changeShare'
  | 'deactivate'
  | 'handOver'
  | 'reactivate'
  | 'resend'
  | 'withdraw';

/** How a share is computed: an amount per booking, or a percentage of the payment. */
export type CollaboratorAmountType = 'fixed' | 'percent';

/** An invitation. */
export type CollaboratorInput = {
  /** E-mail address of the invitation. */
  email: string;
  /** First name used in the invitation. */
  firstname: string;
  /** Last name. */
  lastname?: string | null;
  /** Instead: name of a new staff person. */
  newStaffName?: string | null;
  /** Staff person to offer, not linked to anybody yet. */
  resourceId?: number | null;
  /** director, manager or collaborator; ownership needs handOverOwnership. */
  role: string;
};

/** Type of share: none, individual, or the provider’s global one. */
export type CollaboratorPercentType = 'global' | 'individual' | 'none';

export type CollaboratorRulesData = {
  /** Collaborator rules of a provider, for its owner. */
  getCollaboratorRules: RulesOfCollaborators;
  /** Global share of a provider, for its owner. */
  getGlobalShare: ShareOfAll;
};

/** Collaborator rules, complete. */
export type CollaboratorRulesInput = {
  /** As in CollaboratorRules. */
  actsOnOwn: boolean;
  /** As in CollaboratorRules. */
  seesContacts: boolean;
};

export type CollaboratorRulesVariables = {
  providerId: number;
};

/** A colleague’s share of paid bookings. */
export type CollaboratorShareInput = {
  /** For individual: Cents if fixed, hundredths of a percent (at most 10000) if percent. */
  amount?: number | null;
  /** For individual: how it is computed. */
  amountType?: CollaboratorAmountType | null;
  /** none, individual or global. */
  kind: CollaboratorPercentType;
};

/** active, inactive, invited or expired (an unanswered invitation past its date). */
export type CollaboratorStanding = 'active' | 'expired' | 'inactive' | 'invited';

export type ColleaguesAtDeskData = {
  /** Colleagues who can return by PIN at this computer, except the current person. */
  getColleaguesAtDesk: readonly {
    /** Id to choose them by. */
    personId: number;
    /** First name. */
    firstname: string;
    /** Last name; empty if unknown. */
    lastname: string;
  }[];
  /** Whether the person has a PIN for shared computers. */
  getMyPin: {
    /** When it was created. */
    setAt: string;
  } | null;
};

export type ColleaguesAtDeskVariables = {
  providerId: number;
};

export type CompleteFileData = {
  /** Says that all bytes of a file are sent; it is looked into then. */
  completeFileUpload: {
    /** What was uploaded. */
    assetId: number;
    /** How it stands. */
    state: FilmState;
  };
};

export type CompleteFileVariables = {
  providerId: number;
  assetId: number;
};

export type CompleteNewPasswordData = {
  /** Answers NEW_PASSWORD_REQUIRED: sets the first password, proves the e-mail and signs in. */
  completeNewPassword: SignInResult;
};

export type CompleteNewPasswordVariables = {
  session: string;
  newPassword: string;
};

export type ConfirmAuthenticatorAppData = {
  /** Confirms the authenticator app with its first code. */
  confirmAuthenticatorApp: SecondFactorAdded;
};

export type ConfirmAuthenticatorAppVariables = {
  session?: string | null;
  code: string;
};

export type ConfirmByCodeData = {
  /** Confirms a guest’s booking by the six digits that came with its mail, instead of its link. Five tries. Idempotent. */
  confirmReservationByCode: {
    /** The reservation. */
    id: number;
  };
};

export type ConfirmByCodeVariables = {
  session: string;
  code: string;
};

export type ConfirmNewEmailData = {
  /** Changes the e-mail, by the mailed code and signed in; all other sessions end. */
  confirmNewEmail: {
    /** Always 200. */
    status: number;
  };
};

export type ConfirmNewEmailVariables = {
  code: string;
};

export type ConfirmPasskeyData = {
  /** Adds a passkey created by the browser. */
  confirmPasskey: SecondFactorAdded;
};

export type ConfirmPasskeyVariables = {
  session: string;
  response: unknown;
  name: string;
};

export type ConfirmReservationAtDeskData = {
  /** Confirms a booking on the customer’s behalf while its link is valid. Collaborators: their own. */
  confirmReservation: {
    /** Its id. */
    id: number;
    /** Sequence to send with the next act. */
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
  /** Confirms a guest’s booking. Idempotent. */
  confirmReservationByLink: {
    /** The reservation. */
    id: number;
  };
};

/** Options for confirming a booking on the customer’s behalf. */
export type ConfirmReservationInput = {
  /** Whether the customer is mailed; true by default. */
  tellsCustomer?: boolean | null;
};

export type ConfirmReservationVariables = {
  code: string;
};

export type ConfirmSubscriptionData = {
  /** Confirms a sign-up made as a guest. Twice has one effect. */
  confirmSubscriptionByLink: {
    /** Of the sign-up. */
    id: number;
  };
};

export type ConfirmSubscriptionVariables = {
  code: string;
};

export type ConfirmUserData = {
  /** Confirms an account by the mailed code. The registration’s password stays if it is given or the browser registered; otherwise a new one is chosen. */
  confirmUser: {
    /** Always 200. */
    status: number;
  };
};

export type ConfirmUserVariables = {
  code: string;
  password?: string | null;
};

export type ContactMessagesData = {
  /** Messages to Radura, for administrators. */
  getContactMessages: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The latest first. */
    items: readonly {
      /** Id of the message. */
      id: number;
      /** Name of the writer. */
      name: string;
      /** Where the writer is answered. */
      email: string;
      /** Subject. */
      subject: string;
      /** The message. */
      message: string;
      /** Whether the subject asks for a demo. */
      isDemoRequest: boolean;
      /** When it came. */
      createdAt: string;
      /** When an administrator marked it answered; null: it waits. */
      answeredAt: string | null;
    }[];
  };
};

export type ContactMessagesVariables = {
  isWaiting?: boolean | null;
  page?: number | null;
};

export type ContinueAccountData = {
  /** Returns the card processor’s page for the owner, and opens an account if there is none. Needs a fresh proof. */
  continuePaymentAccount: {
    /** Valid for a few minutes; anybody who has it can act for the account. */
    url: string;
  };
};

export type ContinueAccountVariables = {
  providerId: number;
};

export type CountProvidersData = {
  /** Providers on the marketplace, both types in one list, by how well they fit. */
  found: {
    /** Providers on all pages. */
    total: number;
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
  priceTo?: number | null;
  payOnline?: boolean | null;
  freeOn?: string | null;
};

export type CountTillData = {
  /** Records the counted cash of the drawer. */
  countTill: number;
};

export type CountTillVariables = {
  providerId: number;
  input: TillCountInput;
};

export type CourseBuyerSeen = {
  /** Of the access, for `takeBackProduct`. */
  id: number;
  /** The customer. */
  customerId: number;
  /** Of the customer. */
  firstname: string | null;
  /** Of the customer. */
  lastname: string | null;
  /** Of the customer. */
  email: string | null;
  /** Bought, or given by the provider. */
  source: AccessSource;
  /** How it stands now. */
  state: AccessState;
  /** What it cost. */
  amountCents: number;
  /** Since when they have it. */
  startsAt: string | null;
  /** Until when; null: without an end. */
  endsAt: string | null;
  /** Of the provider. */
  timeZone: string;
};

export type CourseOnCard = {
  /** `productId` of the calls. */
  id: number;
  /** Whose. */
  providerId: number;
  /** Whose, by name; null where its own provider reads it. */
  providerName: string | null;
  /** In which language it is written. */
  providerLanguage: string | null;
  /** What it is called. */
  name: string;
  /** The same in cents. */
  priceCents: number;
  /** What is charged, in cents; null where its own provider reads it. */
  payCents: number | null;
  /** Absolute address of its picture; a drawn still life while it has none. */
  imageUrl: string;
  /** Its category in the requested language. */
  categoryName: string | null;
  /** How many files it has. */
  fileCount: number;
  /** How many of them are free. */
  freeFileCount: number;
  /** How many sections it has. */
  sectionCount: number;
};

export type CourseSellerData = {
  /** One provider; null if it is unknown, not published, not active or locked. */
  getProviderGeneralInformation: {
    /** Id of the provider. */
    id: number;
    /** Name. */
    name: string;
    /** As the provider writes it. */
    phone: string | null;
    /** E-mail for visitors. */
    email: string | null;
  } | null;
  /** The provider’s latest widget configuration; null if visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: {
    /** Id of the widget configuration. */
    id: number;
    /** Whether a first name is required. */
    askFirstname: boolean;
    /** Whether a last name is required. */
    askLastname: boolean;
    /** Whether a phone number is required. */
    askPhone: boolean;
  } | null;
};

export type CourseSellerVariables = {
  id: number;
};

/** For whom a course is made. */
export type CourseTarget = 'all' | 'female' | 'male';

export type CreateArticleData = {
  /** Begins an article. Answers its id. */
  createArticle: number;
};

export type CreateArticleVariables = {
  input: NewArticleInput;
};

export type CreateAuthorData = {
  /** Adds a name to write under. Answers its id. */
  createAuthor: number;
};

export type CreateAuthorVariables = {
  input: AuthorInput;
};

export type CreateBlockData = {
  /** Adds a block. Returns its id. */
  createBlock: number;
};

export type CreateBlockVariables = {
  providerId: number;
  input: BlockInput;
  acts?: readonly HurtActInput[] | null;
};

export type CreateBreakData = {
  /** Adds a break. Returns its id. */
  createBreak: number;
};

export type CreateBreakVariables = {
  providerId: number;
  input: BreakInput;
  acts?: readonly HurtActInput[] | null;
};

export type CreateChannelData = {
  /** Makes a channel of a center. */
  createChannel: boolean;
};

export type CreateChannelVariables = {
  providerId: number;
  input: ChannelInput;
};

export type CreateChatData = {
  /** The chat of two members at a center: the one they have, or a new one. */
  createChat: {
    /** Its members in order, then the provider: `9_12_3`; 0 is the desk. */
    chatId: string;
  };
};

export type CreateChatVariables = {
  members: readonly number[];
  providerId: number;
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
  /** Adds a customer. Returns their id. */
  createCustomer: number;
};

export type CreateCustomerFieldData = {
  /** Adds a custom field at the end; at most 20 active. Returns its id. */
  createCustomerField: number;
};

export type CreateCustomerFieldVariables = {
  providerId: number;
  input: NewCustomerFieldInput;
};

export type CreateCustomerImportData = {
  /** Creates an import: its rows are read and checked; no customer is saved before it is started. */
  createCustomerImport: {
    /** Id of the import. */
    id: number;
  };
};

export type CreateCustomerImportVariables = {
  providerId: number;
  input: CustomerImportInput;
};

export type CreateCustomerTagData = {
  /** Adds a tag; at most 50 per provider. Returns its id. */
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

export type CreateEmailTemplateData = {
  /** Adds a template, which rests until it is activated. Answers its id. */
  createEmailTemplate: number;
};

export type CreateEmailTemplateVariables = {
  providerId: number;
  input: EmailTemplateInput;
};

export type CreateHolidayData = {
  /** Closes the provider, a person or a thing. Returns its id. */
  createHoliday: number;
};

export type CreateHolidayVariables = {
  providerId: number;
  input: HolidayInput;
  acts?: readonly HurtActInput[] | null;
};

export type CreateMembershipData = {
  /** Adds a membership, unpublished. Answers its id. */
  createMembership: number;
};

export type CreateMembershipVariables = {
  providerId: number;
  input: MembershipInput;
};

export type CreateNewsletterIssueData = {
  /** Begins an issue. Answers its id. */
  createNewsletterIssue: number;
};

export type CreateNewsletterIssueVariables = {
  input: NewsletterIssueInput;
};

export type CreateProductData = {
  /** Adds a video course, unpublished. Answers its id. */
  createProduct: number;
};

export type CreateProductVariables = {
  providerId: number;
  input: VideoCourseInput;
};

export type CreatePromoCodeData = {
  /** Adds a promo code. Answers its id. */
  createPromoCode: number;
};

export type CreatePromoCodeVariables = {
  providerId: number;
  input: PromoCodeInput;
};

export type CreateReservationData = {
  /** Creates a booking at the desk, paid on site, for an existing or new customer or a walk-in (specification section 7). */
  createReservation: {
    /** Id of the reservation. */
    id: number;
  };
};

export type CreateReservationVariables = {
  providerId: number;
  input: NewReservationInput;
};

export type CreateReservationsData = {
  /** Creates several bookings for one customer, all or none; each impossible row is named with its reason (specification section 7). */
  createReservations: readonly {
    /** Id of the reservation. */
    id: number;
  }[];
};

export type CreateReservationsVariables = {
  providerId: number;
  input: NewReservationsInput;
};

export type CreateResourceData = {
  /** Adds a person or thing at the end. Returns all. */
  createResource: readonly {
    /** Id of the resource. */
    id: number;
  }[];
};

export type CreateResourceVariables = {
  providerId: number;
  input: NewResourceInput;
};

export type CreateSectionData = {
  /** Adds a section at the end of a video course. Answers its id. */
  createSection: number;
};

export type CreateSectionVariables = {
  providerId: number;
  productId: number;
  input: VideoSectionInput;
};

export type CreateServiceData = {
  /** Adds a service with its offers, at the end of the list. */
  createSubService: {
    /** Id of the service. */
    id: number;
  };
};

export type CreateServiceGroupData = {
  /** Adds a group. Returns all groups of its kind. */
  createServiceGroup: readonly {
    /** The group. */
    id: number;
  }[];
};

export type CreateServiceGroupVariables = {
  providerId: number;
  kind: GroupKind;
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

export type CreateSubscriptionData = {
  /** Signs somebody up at the desk: confirmed at once, paid at the center. Collaborators: walk-ins, to sessions they teach. */
  createSubscription: {
    /** Of the sign-up. */
    id: number;
  };
};

export type CreateSubscriptionVariables = {
  providerId: number;
  input: NewSubscriptionInput;
};

export type CreateWidgetData = {
  /** Adds a widget configuration, which becomes the provider’s latest. */
  createWebIntegration: {
    /** The configuration. */
    integration: {
      /** Id of the widget configuration. */
      id: number;
    };
  };
};

export type CreateWidgetVariables = {
  providerId: number;
  input: WebIntegrationInput;
};

export type CreationResult = {
  /** Id of the created item; null if a mailed link must be used first. */
  id: number | null;
  /** Message for the person, in the requested language; may be empty. */
  message: string;
  /** Whether it was created. */
  success: boolean;
  /** Price, in euro. */
  amount: number;
  /** Price, in cents. */
  amountCents: number;
  /** Secret for the browser’s payment; null if nothing is due or the processor does not respond. */
  clientSecret: string | null;
  /** The provider’s account at the card processor. */
  stripeAccount: string | null;
  /** Right to resume the payment (`generatePaymentIntent`); null if none is awaited. Keep it secret. */
  paymentToken: string | null;
  /** Proves the e-mail together with the six mailed digits (`confirmReservationByCode`); null if none are awaited. Keep it secret. */
  emailCodeSession: string | null;
  /** Id of the booked offer. */
  offerId: number | null;
  /** Id of the video course. */
  productId: number | null;
  /** Id of the order, used by the hosted page. */
  orderId: number | null;
  /** Id of the provider. */
  providerId: number;
  /** Seconds left to pay; null without a limit. */
  timeLeftSeconds: number | null;
};

export type CurrentUserData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Id of the person. */
    id: number;
    /** First name. */
    firstname: string;
    /** First and last name. */
    fullname: string;
    /** E-mail address. */
    email: string;
    /** Whether the e-mail is proved. */
    verifiedEmail: boolean;
    /** Address of the picture, 512 by 512 pixels, WebP (96.webp at the same address is the small one); null if there is none. */
    image: string | null;
    /** The highest role: admin, author, collaborator, customer, director, manager, owner. */
    role: UserType;
    /** In how many chats the viewer has not read everything; 0 for anybody else and before the e-mail is proved. */
    unreadChats: number;
  } | null;
};

export type CurrentUserVariables = Record<string, never>;

export type CustomerCardDetailData = {
  /** One customer of a provider. Collaborators: customers of own bookings. */
  getCustomer: CustomerSeen;
  /** A provider’s customer tags, sorted by name. */
  getCustomerTags: readonly TagWithCount[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
  } | null;
  /** One page of a provider’s bookings. Collaborators: their own. */
  coming: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages that can be requested. */
    pages: number;
    /** In the requested order. */
    items: readonly CustomerVisit[];
  };
  /** One page of a provider’s bookings. Collaborators: their own. */
  past: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages that can be requested. */
    pages: number;
    /** In the requested order. */
    items: readonly CustomerVisit[];
  };
  /** Mails sent to a customer or their carer about their bookings. Collaborators: bookings with them. */
  mails: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** At most ten, latest first. */
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

/** E-mail or phone. */
export type CustomerContactKind = 'email' | 'phone';

/** Changes of a field; its type is fixed. */
export type CustomerFieldInput = {
  /** Whether its values have an expiry date. */
  expires: boolean;
  /** Whether the desk is warned. */
  isAsked: boolean;
  /** At most 40 characters, unique per provider. */
  name: string;
};

/** Type of a field’s values. */
export type CustomerFieldKind = 'date' | 'text' | 'yesNo';

export type CustomerFieldSeen = {
  /** Id of the field. */
  id: number;
  /** Version to send with a change. */
  version: number;
  /** Name. */
  name: string;
  /** Type of its values. */
  kind: CustomerFieldKind;
  /** Whether its values have an expiry date. */
  expires: boolean;
  /** Whether the desk is warned if it is missing or expired on the booking’s day. */
  isAsked: boolean;
  /** Archived: hidden and no longer required; values are kept. */
  isArchived: boolean;
};

/** A value for a custom field. */
export type CustomerFieldValueInput = {
  /** Id of the field. */
  fieldId: number;
  /** Last valid day, `YYYY-MM-DD`; null for none. */
  validUntil?: string | null;
  /** By the field’s type: a line of text, `YYYY-MM-DD`, yes or no; null to clear. */
  value?: string | null;
};

export type CustomerFieldsData = {
  /** Custom fields of a provider’s customers, in its order. */
  getCustomerFields: readonly CustomerFieldSeen[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CustomerFieldsVariables = {
  providerId: number;
};

export type CustomerForCare = {
  /** Id of the customer. */
  id: number;
  /** Version to send with a change. */
  version: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** E-mail; null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
  /** Their carer. */
  carer: {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null if missing or hidden from the viewer. */
    email: string | null;
    /** Null if missing or hidden from the viewer. */
    phone: string | null;
    /** Relation of the carer: parent, child, partner, relative, guardian or other. */
    relation: string;
  } | null;
};

export type CustomerImportData = {
  /** One customer import with its columns and status. */
  getCustomerImport: CustomerListDetail;
  /** Custom fields of a provider’s customers, in its order. */
  getCustomerFields: readonly FieldOfCenter[];
};

/** A list of customers, of at most 200000 rows. */
export type CustomerImportInput = {
  /** For a file: its name. */
  fileName?: string | null;
  /** `file` or `text`. */
  from: string;
  /** For text: the rows, as CSV or pasted from a spreadsheet. */
  text?: string | null;
  /** For a file: the id from `requestCustomerImportUpload`. */
  uploadId?: number | null;
};

export type CustomerImportRowsData = {
  /** The rows of an import with a certain outcome, in the order of the file. */
  getCustomerImportRows: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
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
  /** A provider’s customer imports, latest first. */
  getCustomerImports: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** At most ten. */
    items: readonly CustomerListShown[];
  };
};

export type CustomerImportsVariables = {
  providerId: number;
  page?: number | null;
};

/** A customer as the provider records them: at least a name or a contact. */
export type CustomerInput = {
  /** yyyy-mm-dd. */
  birthday?: string | null;
  /** E-mail for messages; binds the customer to its person. */
  email?: string | null;
  /** Values of custom fields; fields not listed stay unchanged. */
  fields?: readonly CustomerFieldValueInput[] | null;
  /** First name. */
  firstname?: string | null;
  /** At most nine of each kind. */
  further?: readonly FurtherContactInput[] | null;
  /** it or en: the language in which they are written to; null where the provider has not said. */
  language?: string | null;
  /** Last name. */
  lastname?: string | null;
  /** With the usual separators between the digits. */
  phone?: string | null;
  /** Of a person (16 characters) or a firm (11 digits). */
  taxCode?: string | null;
};

export type CustomerListColumn = {
  /** Column header; empty if there is none. */
  head: string;
  /** `firstname`, `lastname`, `fullname`, `email`, `phone`, `birthday`, `taxCode`, `tags`, `notes`, `language`, `blacklisted`, `blacklistReason`, `archived`, `carer`, `careRelation`, `own:` or `until:` with the id of a field of the provider’s own, for its value or the last day of it; null: left out. */
  field: string | null;
  /** Values from the first rows. */
  samples: readonly string[];
};

export type CustomerListDetail = {
  /** Id of the import. */
  id: number;
  /** Version of its columns; a form sends it back. */
  version: number;
  /** Why the file cannot be read: `notReadable`, `empty`, `tooManyRows`, `tooManyColumns`, `tooLarge` or `openQuotes`. */
  problem: string | null;
  /** Number of rows processed in this state. */
  rowsHandled: number;
  /** Whether its rows were deleted; the counts remain. */
  isEmptied: boolean;
  /** Whether its dates begin with the month: 12/31/1990. */
  isMonthFirst: boolean;
  /** Where it says something else than a customer’s card, the list counts. */
  prefersList: boolean;
  /** Its notes become health notes. */
  areNotesHealth: boolean;
  /** Summary and status. */
  summary: CustomerListShown;
  /** In the order of the file. */
  columns: readonly CustomerListColumn[];
};

export type CustomerListRow = {
  /** Row number in the file, counting the header. */
  rowNumber: number;
  /** Original cells. */
  cells: readonly string[];
  /** As parsed. */
  firstname: string | null;
  /** As parsed. */
  lastname: string | null;
  /** As parsed. */
  email: string | null;
  /** As parsed. */
  phone: string | null;
  /** As parsed; a date as `YYYY-MM-DD`. */
  birthday: string | null;
  /** As parsed; a date as `YYYY-MM-DD`. */
  taxCode: string | null;
  /** As parsed; a date as `YYYY-MM-DD`. */
  language: string | null;
  /** It says that they are not received. */
  isBlacklisted: boolean;
  /** It says that they are archived. */
  isArchived: boolean;
  /** Who cares for them, as the row says it; null for nobody. */
  carer: string | null;
  /** Further e-mails and phones, as understood. */
  further: readonly string[];
  /** As understood. */
  tags: readonly string[];
  /** It says something that becomes a note. */
  hasNotes: boolean;
  /** Id of the customer; null if there is none yet. */
  customerId: number | null;
  /** What whoever is there is called; null for nobody, and without a name. */
  customerName: string | null;
  /** Values for custom fields, as parsed. */
  own: readonly {
    /** Id of the field. */
    fieldId: number;
    /** By its kind: a line of text, yyyy-mm-dd, yes or no. */
    value: string;
    /** Last valid day, `YYYY-MM-DD`; null for none. */
    validUntil: string | null;
  }[];
  /** Problems; usually empty. */
  problems: readonly {
    /** The field; null for the whole row. */
    field: string | null;
    /** `email`, `phone`, `birthday`, `taxCode`, `tooManyTags`, `tooLong`, `unreadable`, `nobody`, `sameAsRow`, `severalCustomers`, `emailOfOther`, `emailOfRow`, `differs`, `phoneCountry`, `phoneZero`, `language`, `yesNo`, `carer`, `carerMayNot`, `careRelation`, `ownText`, `ownDate`, `ownYesNo` or `ownValue`. */
    problem: string;
    /** Number of the row with the same customer. */
    otherRow: number | null;
    /** Whose the e-mail is (`emailOfOther`), or what the card says (`differs`). */
    known: string | null;
  }[];
};

export type CustomerListShown = {
  /** Id of the import. */
  id: number;
  /** `reading`, `checking`, `checked`, `running`, `done`, `failed` or `discarded`. */
  state: string;
  /** Name of the file; null if pasted. */
  fileName: string | null;
  /** Number of rows. */
  rowCount: number;
  /** Expected outcomes after checking, actual ones once done. */
  counts: {
    /** New customers. */
    new: number;
    /** Existing customers with missing data filled. */
    changed: number;
    /** Existing customers left unchanged. */
    unchanged: number;
    /** Rows that were refused. */
    refused: number;
  };
  /** When it was created. */
  createdAt: string;
};

/** A note about a customer. */
export type CustomerNoteInput = {
  /** Whether it is a health note, readable by owner, director and the treating person only. */
  isHealth?: boolean | null;
  /** At most 4000 characters; included in the customer’s personal export. */
  text: string;
};

export type CustomerRightsData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
  /** One page of a provider’s customers. Collaborators: customers of own bookings. */
  getCustomers: {
    /** Page number, from 1. */
    page: number;
  };
  /** Custom fields of a provider’s customers, in its order. */
  getCustomerFields: readonly CustomerFieldSeen[];
};

export type CustomerRightsVariables = {
  providerId: number;
};

export type CustomerSeen = {
  /** Id of the customer. */
  id: number;
  /** Version to send with a change. */
  version: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** E-mail; null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
  /** yyyy-mm-dd. */
  birthday: string | null;
  /** Of a person (16 characters) or a firm (11 digits). Null if hidden from the viewer. */
  taxCode: string | null;
  /** it or en: the language in which they are written to; null where the provider has not said. */
  language: string | null;
  /** Whether the provider has blocked them. */
  isBlacklisted: boolean;
  /** Reason for blocking. */
  blacklistReason: string | null;
  /** Whether the video courses they have are withheld from them. */
  isContentBlocked: boolean;
  /** Whether they have or had a video course. */
  hasVideoCourses: boolean;
  /** When they were archived. */
  archivedAt: string | null;
  /** When they were added. */
  createdAt: string;
  /** Time zone of the provider. */
  timeZone: string;
  /** Further e-mails and phones. */
  further: readonly {
    /** email or phone. */
    kind: string;
    /** The e-mail or phone number. */
    value: string;
    /** Name. */
    label: string | null;
  }[];
  /** Their carer. */
  carer: {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null if missing or hidden from the viewer. */
    email: string | null;
    /** Null if missing or hidden from the viewer. */
    phone: string | null;
    /** Relation of the carer: parent, child, partner, relative, guardian or other. */
    relation: string;
  } | null;
  /** Customers in their care. */
  inCare: readonly {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null if missing or hidden from the viewer. */
    email: string | null;
    /** Null if missing or hidden from the viewer. */
    phone: string | null;
    /** Relation of the carer: parent, child, partner, relative, guardian or other. */
    relation: string;
  }[];
  /** Summary of their bookings. */
  came: {
    /** Number of confirmed bookings that are over. */
    visits: number;
    /** Number of no-shows. */
    noShows: number;
    /** Last visit. */
    lastAt: string | null;
    /** Next visit. */
    nextAt: string | null;
  };
  /** For roles that take payments. */
  money: {
    /** Number of unpaid bookings and sign-ups. */
    unpaidVisits: number;
    /** Number of unpaid purchases. */
    unpaidSales: number;
    /** Amount due; for roles that see takings. */
    owedCents: number | null;
    /** Amount paid; for roles that see takings. */
    paidCents: number | null;
    /** Number of purchases at the desk. */
    salesTotal: number;
    /** Last purchases at the desk, at most five. */
    sales: readonly {
      /** Id of its order. */
      orderId: number;
      /** Description. */
      name: string;
      /** Time. */
      soldAt: string;
      /** Total price. */
      totalCents: number;
      /** Amount refunded. */
      creditedCents: number;
      /** Amount due. */
      owedCents: number;
    }[];
  } | null;
  /** Sorted by name. */
  tags: readonly {
    /** Id of the tag. */
    id: number;
    /** Name. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
  /** The provider’s active fields, in its order, with their values. */
  fields: readonly {
    /** Id of the field. */
    id: number;
    /** Name. */
    name: string;
    /** Type of its values. */
    kind: CustomerFieldKind;
    /** Whether its values have an expiry date. */
    expires: boolean;
    /** Whether the desk is warned. */
    isAsked: boolean;
    /** By the field’s type: a line of text, `YYYY-MM-DD`, yes or no; null if empty. */
    value: string | null;
    /** Last valid day, `YYYY-MM-DD`; null for none. */
    validUntil: string | null;
  }[];
  /** Latest first, without health notes. */
  notes: readonly SeenNote[];
  /** Number of health notes. */
  healthNotes: number;
  /** Changes, latest first. */
  history: readonly {
    /** Time. */
    at: string;
    /** The action. */
    action: string;
    /** Name of the person who did it. */
    by: string | null;
    /** Changed fields. */
    fields: readonly string[];
    /** Whether the customer was blocked or unblocked. */
    isBlacklisted: boolean | null;
  }[];
  /** Likely duplicates, at most three; for roles that merge. */
  doubles: readonly {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** The main one. */
    email: string | null;
    /** The main one. */
    phone: string | null;
  }[];
  /** The last merge that can be undone; for roles that merge. */
  merge: {
    /** Id of the merge. */
    id: number;
    /** Time. */
    mergedAt: string;
    /** Of the merged customer. */
    firstname: string | null;
    /** Of the merged customer. */
    lastname: string | null;
    /** Of the merged customer. */
    email: string | null;
    /** Of the merged customer. */
    phone: string | null;
  } | null;
  /** Erasure notice; null if no account was deleted. */
  erasure: {
    /** When the account was deleted. */
    askedAt: string;
    /** erased or kept; null if undecided. */
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
  /** A provider’s customer tags, sorted by name. */
  getCustomerTags: readonly TagWithCount[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CustomerTagsVariables = {
  providerId: number;
};

export type CustomerToBook = {
  /** Id of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** Null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
  /** Number of visits; for a collaborator, those with them. */
  visits: number;
  /** Id of the offer they booked last. */
  lastOfferId: number | null;
  /** Whether the provider has blocked them. */
  isBlacklisted: boolean;
  /** The carer, who receives their mails. */
  carer: {
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
  } | null;
  /** Required fields that are missing or have an expiry date. */
  askedFields: readonly {
    /** Name of the field. */
    name: string;
    /** Whether it has no value. */
    isMissing: boolean;
    /** Last valid day, `YYYY-MM-DD`. */
    validUntil: string | null;
  }[];
};

export type CustomerToChangeData = {
  /** One customer of a provider. Collaborators: customers of own bookings. */
  getCustomer: CustomerSeen;
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type CustomerToChangeVariables = {
  providerId: number;
  id: number;
};

export type CustomerToMerge = {
  /** Id of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** E-mail; null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
  /** yyyy-mm-dd. */
  birthday: string | null;
  /** Of a person (16 characters) or a firm (11 digits). Null if hidden from the viewer. */
  taxCode: string | null;
  /** it or en: the language in which they are written to; null where the provider has not said. */
  language: string | null;
  /** Whether the provider has blocked them. */
  isBlacklisted: boolean;
  /** When they were archived. */
  archivedAt: string | null;
  /** Whether their e-mail binds them to a person, whose log-in sees their bookings. */
  hasPerson: boolean;
  /** Time zone of the provider. */
  timeZone: string;
  /** Number of health notes. */
  healthNotes: number;
  /** Further e-mails and phones. */
  further: readonly {
    /** email or phone. */
    kind: string;
    /** The e-mail or phone number. */
    value: string;
    /** Name. */
    label: string | null;
  }[];
  /** Their carer. */
  carer: {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null if missing or hidden from the viewer. */
    email: string | null;
    /** Null if missing or hidden from the viewer. */
    phone: string | null;
    /** Relation of the carer: parent, child, partner, relative, guardian or other. */
    relation: string;
  } | null;
  /** Customers in their care. */
  inCare: readonly {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null if missing or hidden from the viewer. */
    email: string | null;
    /** Null if missing or hidden from the viewer. */
    phone: string | null;
    /** Relation of the carer: parent, child, partner, relative, guardian or other. */
    relation: string;
  }[];
  /** Summary of their bookings. */
  came: {
    /** Number of confirmed bookings that are over. */
    visits: number;
    /** Last visit. */
    lastAt: string | null;
    /** Next visit. */
    nextAt: string | null;
  };
  /** For roles that take payments. */
  money: {
    /** Number of unpaid bookings and sign-ups. */
    unpaidVisits: number;
    /** Amount due; for roles that see takings. */
    owedCents: number | null;
    /** Amount paid; for roles that see takings. */
    paidCents: number | null;
  } | null;
  /** Sorted by name. */
  tags: readonly {
    /** Id of the tag. */
    id: number;
    /** Name. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
  /** The provider’s active fields, in its order, with their values. */
  fields: readonly {
    /** Id of the field. */
    id: number;
    /** Name. */
    name: string;
    /** Type of its values. */
    kind: CustomerFieldKind;
    /** By the field’s type: a line of text, `YYYY-MM-DD`, yes or no; null if empty. */
    value: string | null;
    /** Last valid day, `YYYY-MM-DD`; null for none. */
    validUntil: string | null;
  }[];
  /** Latest first, without health notes. */
  notes: readonly {
    /** Id of the note. */
    id: number;
  }[];
  /** Likely duplicates, at most three; for roles that merge. */
  doubles: readonly {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** The main one. */
    email: string | null;
    /** The main one. */
    phone: string | null;
  }[];
};

export type CustomerVisit = {
  /** Id and number of the reservation. */
  id: number;
  /** Start, with offset. */
  startsAt: string;
  /** End, with offset. */
  endsAt: string;
  /** Whether its time is over. */
  isOver: boolean;
  /** Its status. */
  status: ReservationStatus;
  /** Whether the customer came; null if unknown. */
  presence: ReservationPresence | null;
  /** Why it was cancelled or expired. */
  cancelReason: CancelReason | null;
  /** Name of the offer when it was booked. */
  offerName: string;
  /** Name of the person. */
  resourceName: string;
};

export type CustomersData = {
  /** One page of a provider’s customers. Collaborators: customers of own bookings. */
  getCustomers: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** Whether there are more than the counted total. */
    isMore: boolean;
    /** Page number, from 1. */
    page: number;
    /** Number of pages that can be requested. */
    pages: number;
    /** In the requested order. */
    items: readonly ListedCustomerRow[];
  };
  /** A provider’s customer tags, sorted by name. */
  getCustomerTags: readonly TagWithCount[];
  /** Custom fields of a provider’s customers, in its order. */
  getCustomerFields: readonly {
    /** Whether its values have an expiry date. */
    expires: boolean;
    /** Archived: hidden and no longer required; values are kept. */
    isArchived: boolean;
  }[];
};

export type CustomersExportData = {
  /** What is missing for an export, for roles that may export. */
  getExportStanding: {
    /** Whether the viewer proved their identity within the last 15 minutes. */
    isProved: boolean;
    /** Whether the package includes exports. */
    isOpened: boolean;
  };
  /** One page of a provider’s customers. Collaborators: customers of own bookings. */
  getCustomers: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** Whether there are more than the counted total. */
    isMore: boolean;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
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
  /** Customers of a provider by beginnings of words of the name, by e-mail or phone digits, or by id. Collaborators: customers of own bookings. */
  searchCustomers: readonly {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Null if missing or hidden from the viewer. */
    email: string | null;
    /** Null if missing or hidden from the viewer. */
    phone: string | null;
  }[];
};

export type CustomersFoundVariables = {
  providerId: number;
  search: string;
};

export type CustomersToBookData = {
  /** Customers of a provider by beginnings of words of the name, by e-mail or phone digits, or by id. Collaborators: customers of own bookings. */
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
  /** Time zone of the center, in which all times are given. */
  timeZone: string;
  /** Today’s date at the center, `YYYY-MM-DD`. */
  date: string;
  /** Current minute of that date. */
  nowMinute: number;
  /** Whether there is anybody to book with. */
  hasPeople: boolean;
  /** Number of bookings made since yesterday began, counted up to a hundred. */
  newBookingsTotal: number;
  /** Tomorrow. Collaborators: their own bookings. */
  tomorrow: {
    /** `YYYY-MM-DD`. */
    date: string;
    /** Number of bookings that begin on it. */
    bookings: number;
    /** Start of the first, as a minute of that date by its wall clock; null if none. */
    firstMinute: number | null;
  };
  /** Next date with opening hours, a booking or a session, once today’s hours are over or if today has none; null while today is still running. */
  nextDay: string | null;
  /** Soonest first, including visits that began yesterday and are not over. */
  visits: readonly VisitSeen[];
  /** Available time, soonest first. */
  gaps: readonly {
    /** Id of the person or thing. */
    resourceId: number;
    /** Name of the person. */
    resourceName: string;
    /** Start, as a minute of the date by its wall clock. */
    startMinute: number;
    /** End; above 1440 on the next date. */
    endMinute: number;
  }[];
  /** The latest new bookings. */
  newBookings: readonly {
    /** The reservation. */
    id: number;
    /** Name of the customer; may be empty. */
    customer: string;
    /** Name of the offer when it was booked. */
    offer: string;
    /** When it starts. */
    startsAt: string;
    /** Whether it was created at the desk, not online. */
    byProvider: boolean;
  }[];
  /** Null for roles that take no payments. */
  takings: {
    /** At the till, less refunds, in cents. */
    tillCents: number;
    /** Including cards and earlier days; null for viewers of today’s till only. */
    sums: {
      /** Today. */
      todayCents: number;
      /** Since Monday. */
      weekCents: number;
      /** The week before, from Monday to the same day and time. */
      weekBeforeCents: number;
    } | null;
  } | null;
};

export type DayOnSheet = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Soonest first, including visits that began the day before and are not over. */
  lines: readonly {
    /** Phone of the customer; null if missing or hidden from the viewer. */
    phone: string | null;
    /** Names of its rooms and things. */
    rooms: readonly string[];
    /** The visit. */
    visit: VisitSeen;
  }[];
};

export type DaySheetData = {
  /** Visits of a date, for printing. Collaborators: their own. */
  getDaySheet: DayOnSheet;
};

export type DaySheetVariables = {
  providerId: number;
  date?: string | null;
};

export type DeactivateUserData = {
  /** Ends a colleague’s role at once. Their log-in and staff person remain. */
  deactivateCollaborator: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type DeactivateUserVariables = {
  providerId: number;
  id: number;
  acts?: readonly HurtActInput[] | null;
};

export type DeclineInvitationData = {
  /** Declines a provider’s offer. */
  declineInvitation: boolean;
};

export type DeclineInvitationVariables = {
  providerId: number;
};

export type DeleteArticleData = {
  /** Deletes an article that was never published. Answers its id. */
  deleteArticle: number;
};

export type DeleteArticleVariables = {
  id: number;
};

export type DeleteBlockData = {
  /** Deletes a block with all its dates, or from one date on. */
  deleteBlock: boolean;
};

export type DeleteBlockVariables = {
  providerId: number;
  id: number;
  from?: string | null;
};

export type DeleteBreakData = {
  /** Deletes a break. */
  deleteBreak: boolean;
};

export type DeleteBreakVariables = {
  providerId: number;
  id: number;
};

export type DeleteCustomerTagData = {
  /** Deletes a tag from all customers. Returns its id. */
  deleteCustomerTag: number;
};

export type DeleteCustomerTagVariables = {
  providerId: number;
  id: number;
};

export type DeleteEmailTemplateData = {
  /** Deletes a template; if it was active, mails say ours again. Answers its id. */
  deleteEmailTemplate: number;
};

export type DeleteEmailTemplateVariables = {
  providerId: number;
  id: number;
};

export type DeleteHolidayData = {
  /** Deletes a closing. */
  deleteHoliday: boolean;
};

export type DeleteHolidayVariables = {
  providerId: number;
  id: number;
};

export type DeleteMembershipData = {
  /** Removes a membership that nobody ever bought. */
  deleteMembership: boolean;
};

export type DeleteMembershipVariables = {
  providerId: number;
  id: number;
};

export type DeleteMessageData = {
  /** Deletes a message of one’s own for both sides. Idempotent. */
  deleteMessage: boolean;
};

export type DeleteMessageVariables = {
  chatId: string;
  messageId: number;
};

export type DeleteMyAccountData = {
  /** Deletes the signed-in person’s account for good: log-in, profile and everything that names them. Orders keep amounts and dates for ten years. Refused with `accountHasBookings` or `accountOwnsProvider` if something must be settled first. */
  deleteMyAccount: {
    /** Always 200. */
    status: number;
  };
};

export type DeleteMyAccountVariables = {
  password: string;
};

export type DeleteNewsletterIssueData = {
  /** Deletes an issue that was not sent. Answers its id. */
  deleteNewsletterIssue: number;
};

export type DeleteNewsletterIssueVariables = {
  id: number;
};

export type DeletePhotoData = {
  /** Deletes a photo. */
  deleteProviderPhoto: {
    /** Id of the provider. */
    id: number;
  };
};

export type DeletePhotoVariables = {
  providerId: number;
  id: number;
};

export type DeleteProductData = {
  /** Removes a video course without sections. */
  deleteProduct: boolean;
};

export type DeleteProductVariables = {
  providerId: number;
  id: number;
};

export type DeleteSectionData = {
  /** Removes a section without files. */
  deleteSection: boolean;
};

export type DeleteSectionVariables = {
  providerId: number;
  sectionId: number;
};

export type DeleteServiceGroupData = {
  /** Deletes a group; what is in it stays. Returns the remaining groups of its kind. */
  deleteServiceGroup: readonly {
    /** The group. */
    id: number;
  }[];
};

export type DeleteServiceGroupVariables = {
  providerId: number;
  kind: GroupKind;
  id: number;
};

export type DeleteServicesData = {
  /** Deletes services; those ever booked are hidden for good and keep their names. */
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
  /** Changes the alternative text of a photo. */
  describeProviderPhoto: {
    /** Id of the provider. */
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
  /** The booking as in the list. */
  reservation: ListedReservation;
  /** Time zone of the times. */
  timeZone: string;
  /** What was booked. */
  offerId: number;
  /** The note. */
  note: string | null;
  /** The attendee, if not the customer. */
  visitor: string | null;
  /** When it was cancelled. */
  cancelledAt: string | null;
  /** End of free cancellation for the customer, with offset. */
  freeCancellationUntil: string;
  /** Whether the customer is blocked. */
  isBlacklisted: boolean;
  /** Rooms and things, with unit names. */
  things: readonly string[];
  /** Carer of the customer. */
  carer: {
    /** Id of the customer. */
    id: number;
    /** Display name. */
    name: string;
    /** E-mail of the carer. */
    email: string | null;
    /** Phone of the carer. */
    phone: string | null;
  } | null;
  /** The customer’s other visits. */
  visits: {
    /** Number of past visits. */
    count: number;
    /** The last visit. */
    lastAt: string | null;
    /** Next visit. */
    nextAt: string | null;
  };
  /** Its rooms and things, for roles that change them. Not for collaborators. */
  places: readonly {
    /** Its current unit, then others that meet the same need. */
    choices: readonly {
      /** Id of the thing. */
      resourceId: number;
      /** Number of the unit; null for any. */
      unit: number | null;
      /** Name. */
      name: string;
      /** Whether it is available at the booking’s time. */
      isFree: boolean;
    }[];
  }[];
  /** Acts possible now. */
  acts: {
    /** Sequence to send with the next act. */
    sequence: number;
    /** Whether the customer came; null if unknown. */
    presence: ReservationPresence | null;
    /** Whether it can be said that its customer came: on its day and after. */
    canSayPresence: boolean;
    /** Whether it can be said that they did not: after its start. */
    canSayNoShow: boolean;
    /** Whether it can be moved and changed. */
    canChange: boolean;
    /** Whether it can be cancelled. */
    canCancel: boolean;
    /** Whether it awaits the mailed link and can be confirmed for its customer. */
    canConfirm: boolean;
    /** Whether it can be reactivated. */
    canActivate: boolean;
    /** Whether the customer or their carer has an e-mail address. */
    canBeTold: boolean;
    /** Refund if cancelled now; null if already cancelled. */
    preview: {
      /** Card refund if the center cancels. */
      byUsRefundCents: number;
      /** Card refund if the customer cancels, under the booking’s terms. */
      byCustomerRefundCents: number;
      /** Whether the customer can cancel now without loss under those terms. */
      isFreeForCustomer: boolean;
      /** Amount paid at the center, to be refunded by hand. */
      atCenterCents: number;
      /** Paid with credit, which goes back to the wallet by itself. */
      walletCents: number;
    } | null;
  };
  /** Money; for roles that take payments. */
  money: ReservationMoney | null;
  /** The latest first. */
  history: readonly {
    /** Time. */
    at: string;
    /** The action. */
    action: string;
    /** Who did it. */
    actor: ReservationHistoryActor;
    /** Name of a staff member; null for others. */
    by: string | null;
    /** Start before. */
    startsAtBefore: string | null;
    /** Start afterwards. */
    startsAtAfter: string | null;
    /** Person before. */
    resourceBefore: string | null;
    /** Person afterwards. */
    resourceAfter: string | null;
    /** Rooms and things before. */
    thingsBefore: string | null;
    /** Rooms and things afterwards. */
    thingsAfter: string | null;
    /** Duration before. */
    minutesBefore: number | null;
    /** Duration afterwards. */
    minutesAfter: number | null;
    /** Price before. */
    priceCentsBefore: number | null;
    /** Price afterwards. */
    priceCentsAfter: number | null;
    /** Status before. */
    statusBefore: string | null;
    /** Status afterwards. */
    statusAfter: string | null;
    /** Amount moved, in cents. */
    amountCents: number | null;
    /** Payment method. */
    method: string | null;
    /** Reason, as a code. */
    reason: string | null;
    /** Reason, as typed. */
    why: string | null;
    /** arrived or noShow, if recorded. */
    presence: string | null;
    /** Whether the note was changed. */
    isAboutNote: boolean;
    /** Whether the provider acted at the customer’s request. */
    isCustomersWish: boolean;
    /** Codes of overruled rules. */
    overruled: readonly string[];
  }[];
};

/** A desk sale and its payment, in cents. */
export type DeskSaleInput = {
  /** Price, tax included. */
  amountCents: number;
  /** Id of the customer; optional. */
  customerId?: number | null;
  /** cash, terminal or bank. */
  method: TillMethod;
  /** Description. */
  name: string;
  /** Note for the till. */
  note?: string | null;
  /** Amount paid now; all by default. A rest needs a customer. */
  paidCents?: number | null;
  /** Number of the documento commerciale; optional. */
  receiptNumber?: string | null;
  /** VAT treatment; the center’s default if omitted. */
  vatTreatment?: string | null;
};

export type DeskSaleSeenData = {
  /** One desk sale, for roles that take payments. */
  getDeskSale: ShownSale;
};

export type DeskSaleSeenVariables = {
  providerId: number;
  orderId: number;
};

export type DiscardCustomerImportData = {
  /** Discards an import that was not started, with its file and rows. */
  discardCustomerImport: {
    /** Id of the import. */
    id: number;
  };
};

export type DiscardCustomerImportVariables = {
  providerId: number;
  id: number;
};

export type DisconnectAccountData = {
  /** Disconnects the payment account: nobody can pay online; refunds still work. Owners only, with a fresh proof. */
  disconnectPaymentAccount: {
    /** Its status. */
    state: PaymentAccountState;
  };
};

export type DisconnectAccountVariables = {
  providerId: number;
  accountId: number;
};

export type DuplicateClassData = {
  /** Copies a class with its term to a new start; the copy is not published. Answers its id. */
  duplicateClass: number;
};

export type DuplicateClassVariables = {
  providerId: number;
  id: number;
  name: string;
  startsOn: string;
  keepsTeachers?: boolean | null;
};

export type DuplicateSectionData = {
  /** Copies a section with its files behind itself. Answers the copy’s id. */
  duplicateSection: number;
};

export type DuplicateSectionVariables = {
  providerId: number;
  sectionId: number;
};

export type EditAuthorData = {
  /** Writes an author over; authors themselves, administrators all. Answers its id. */
  editAuthor: number;
};

export type EditAuthorVariables = {
  id: number;
  version: number;
  input: AuthorInput;
};

export type EditBlockData = {
  /** Changes a block, or some dates of a series as a block of their own. Returns the id of the changed block. */
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

export type EditBlogCategoryData = {
  /** Writes a category’s names and colour over. Answers its id. */
  editBlogCategory: number;
};

export type EditBlogCategoryVariables = {
  id: number;
  input: BlogCategoryInput;
};

export type EditBreakData = {
  /** Changes a break. Returns its id. */
  editBreak: number;
};

export type EditBreakVariables = {
  providerId: number;
  id: number;
  version: number;
  input: BreakInput;
  acts?: readonly HurtActInput[] | null;
};

export type EditChannelData = {
  /** Gives a channel another name. */
  editChannel: boolean;
};

export type EditChannelVariables = {
  providerId: number;
  channelId: number;
  input: ChannelInput;
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
  /** Changes a customer. Returns their id. */
  editCustomer: number;
};

export type EditCustomerFieldData = {
  /** Changes a field’s name, expiry or warning. Returns its id. */
  editCustomerField: number;
};

export type EditCustomerFieldVariables = {
  providerId: number;
  id: number;
  version: number;
  input: CustomerFieldInput;
};

export type EditCustomerTagData = {
  /** Changes a tag. Returns its id. */
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

export type EditFileData = {
  /** Writes over what a file says. Answers its id. */
  editFile: number;
};

export type EditFileVariables = {
  providerId: number;
  fileId: number;
  input: VideoFileInput;
};

export type EditHolidayData = {
  /** Changes a closing. Returns its id. */
  editHoliday: number;
};

export type EditHolidayVariables = {
  providerId: number;
  id: number;
  version: number;
  input: HolidayInput;
  acts?: readonly HurtActInput[] | null;
};

export type EditMembershipData = {
  /** Writes a membership over; passes keep what they were sold with. Answers its id. */
  editMembership: number;
};

export type EditMembershipVariables = {
  providerId: number;
  id: number;
  version: number;
  input: MembershipInput;
};

export type EditNewsletterIssueData = {
  /** Writes an issue over that was not sent. Answers its id. */
  editNewsletterIssue: number;
};

export type EditNewsletterIssueVariables = {
  id: number;
  version: number;
  input: NewsletterIssueInput;
};

export type EditProductData = {
  /** Writes a video course over; who has bought it keeps what they bought. Answers its id. */
  editProduct: number;
};

export type EditProductVariables = {
  providerId: number;
  id: number;
  version: number;
  input: VideoCourseInput;
};

export type EditPromoCodeData = {
  /** Changes a promo code; once used, its text and discount stay. Answers its id. */
  editPromoCode: number;
};

export type EditPromoCodeVariables = {
  providerId: number;
  id: number;
  version: number;
  input: PromoCodeInput;
};

export type EditResourceData = {
  /** Replaces a person or thing. Returns all. */
  updateResource: readonly {
    /** Id of the resource. */
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

export type EditSectionData = {
  /** Writes a section over. Answers its id. */
  editSection: number;
};

export type EditSectionVariables = {
  providerId: number;
  sectionId: number;
  input: VideoSectionInput;
};

export type EditServiceData = {
  /** Replaces a service and its offers; existing bookings keep their terms. */
  editSubService: {
    /** Id of the service. */
    id: number;
  };
};

export type EditServiceGroupData = {
  /** Changes a group’s name and colour. Returns all groups of its kind. */
  editServiceGroup: readonly {
    /** The group. */
    id: number;
  }[];
};

export type EditServiceGroupVariables = {
  providerId: number;
  kind: GroupKind;
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

export type EditSessionData = {
  /** Changes a session to come and others of its scope, all or none; who has a place is told. Answers its id. */
  editSession: number;
};

export type EditSessionVariables = {
  providerId: number;
  id: number;
  version: number;
  input: EditedSessionInput;
};

export type EditWidgetData = {
  /** Replaces a widget configuration. */
  editWebIntegration: {
    /** Version; a form sends it back. */
    version: number;
  };
};

export type EditWidgetVariables = {
  providerId: number;
  id: number;
  version: number;
  input: WebIntegrationInput;
};

/** A session as it shall be; its price stays. Others of the scope take over what is changed of it, their time by the same difference. */
export type EditedSessionInput = {
  /** How many can come; not below who does. */
  capacity: number;
  /** 5 to 1440. */
  durationMinutes: number;
  /** Also those of the scope that were changed alone; false when left out. */
  includesChanged?: boolean | null;
  /** Of an online session, https. */
  link?: string | null;
  /** In which room: taken at that time. */
  roomId?: number | null;
  /** Which sessions change; `this` when left out. */
  scope?: SessionScope | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm. */
  startsAt: string;
  /** Who teaches it: taken at that time. */
  teacherId?: number | null;
  /** Whether who has a place is mailed; true by default. */
  tellsParticipants?: boolean | null;
};

/** How a provider words its mails to customers. */
export type EmailTemplateInput = {
  /** Colour of the band, `#FA8072`. */
  color: string;
  /** At most 600; may be empty. */
  footer: string;
  /** At most 200; empty: the provider’s team. */
  goodbye: string;
  /** Words before the facts, at most 600, with fields such as `{firstname}`; may be empty. */
  header: string;
  /** Which mails: all, reservation-confirmed, reservation-moved, reservation-reminder, reservation-cancelled, payment-done, refund-done, subscription-confirmed, subscription-changed, subscription-reminder, subscription-cancelled, course-bought, course-begun, course-section-available, course-refunded, pass-bought. */
  kind: string;
  /** it or en. */
  language: Language;
  /** Path from `takeEmailLogo`; null: the name. */
  logo?: string | null;
  /** Name for the provider; at most 60 characters. */
  name: string;
};

export type EmailTemplateListData = {
  /** Templates of a provider’s mails to customers. */
  getEmailTemplates: {
    /** Whether the package has templates. */
    isOpened: boolean;
    /** All of them, by kind and language. */
    items: readonly EmailTemplateSeen[];
  };
};

export type EmailTemplateListVariables = {
  providerId: number;
};

export type EmailTemplatePageData = {
  /** One template of a provider. */
  getEmailTemplate: EmailTemplateSeen;
};

export type EmailTemplatePageVariables = {
  providerId: number;
  id: number;
};

export type EmailTemplateSeen = {
  /** Id of the template. */
  id: number;
  /** Name for the provider. */
  name: string;
  /** `all`, or the kind of mail. */
  kind: string;
  /** it or en. */
  language: Language;
  /** Colour of the band. */
  color: string;
  /** Path of its picture; null: the name. */
  logo: string | null;
  /** Words before the facts. */
  header: string;
  /** Empty: the provider’s team. */
  goodbye: string;
  /** Words below the mail. */
  footer: string;
  /** Whether mails take its words. */
  isActive: boolean;
  /** What a change must be based on. */
  version: number;
};

export type EnableCalendarFeedData = {
  /** Opens the feed, after a fresh proof of who asks; one that is open already keeps its address. */
  enableCalendarFeed: CalendarFeed;
};

export type EnableCalendarFeedVariables = Record<string, never>;

export type EndCustomerCareData = {
  /** Removes a customer’s carer. Returns their id. */
  endCustomerCare: number;
};

export type EndCustomerCareVariables = {
  providerId: number;
  id: number;
};

export type EndOtherSignInsData = {
  /** Signs out all other devices. */
  endOtherSignIns: {
    /** Always 200. */
    status: number;
  };
};

export type EndOtherSignInsVariables = Record<string, never>;

export type EndSignInData = {
  /** Signs out one device. */
  endSignIn: {
    /** Always 200. */
    status: number;
  };
};

export type EndSignInVariables = {
  id: number;
};

export type EndTeamRoleData = {
  /** Takes a role at Radura away, or the invitation to it. Answers the person’s id. */
  endTeamRole: number;
};

export type EndTeamRoleVariables = {
  id: number;
  reason: string;
};

export type EraseCustomerData = {
  /** For a customer whose account was deleted. Erases the data on the card and archives it; visits and payments stay. Returns their id. */
  eraseCustomer: number;
};

export type EraseCustomerVariables = {
  providerId: number;
  id: number;
};

export type FactorsOfWhoAddsACenterData = {
  /** Second factors of the signed-in person. */
  getMySecondFactors: MySecondFactors;
};

export type FactorsOfWhoAddsACenterVariables = Record<string, never>;

export type FieldOfCenter = {
  /** Id of the field. */
  id: number;
  /** Name. */
  name: string;
  /** Type of its values. */
  kind: CustomerFieldKind;
  /** Whether its values have an expiry date. */
  expires: boolean;
  /** Archived: hidden and no longer required; values are kept. */
  isArchived: boolean;
};

export type FileOnCard = {
  /** The file. */
  file: SeenFile;
  /** Its course. */
  course: {
    /** `productId` of the calls. */
    id: number;
    /** What it is called. */
    name: string;
    /** Whose. */
    providerId: number;
    /** Whose, by name; null where its own provider reads it. */
    providerName: string | null;
    /** In which language it is written. */
    providerLanguage: string | null;
    /** Absolute address of its picture; a drawn still life while it has none. */
    imageUrl: string;
  };
};

/** A file that shall be sent. */
export type FileToSendInput = {
  /** Its size. */
  bytes: number;
  /** SHA-256 of its first MiB, hexadecimal: tells it from others. */
  headHash?: string | null;
  /** With its ending, which says what it shall be. */
  name: string;
  /** What it is called; its name when left out. */
  title?: string | null;
};

/** What a file of a video course is (specification section 3, “File types”). */
export type FileType = 'audio' | 'document' | 'gif' | 'image' | 'video';

/** How an uploaded file stands: on its way, being looked at, ready, or refused. */
export type FilmState = 'checking' | 'failed' | 'ready' | 'uploading';

export type FindProvidersData = {
  /** Providers on the marketplace, both types in one list, by how well they fit. */
  found: {
    /** At most `pageSize`. */
    providers: readonly ProviderOnCard[];
    /** The nearest others within 100 km if at most one was found in the town; at most four. */
    nearby: readonly ProviderOnCard[];
    /** Providers on all pages. */
    total: number;
    /** Whether there is no town of the requested name. */
    isPlaceUnknown: boolean;
    /** Number of providers on a page. */
    pageSize: number;
    /** Seed of what chance orders; send it back for the next page. */
    seed: number;
    /** The words searched instead of an unknown keyword; otherwise null. */
    understoodAs: string | null;
  };
  /** The categories providers choose from, in display order. */
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
  priceTo?: number | null;
  payOnline?: boolean | null;
  freeOn?: string | null;
};

export type FinishSetupData = {
  /** Completes a center’s first settings: published or put off. Publishing is refused with everything that is missing. */
  finishSetup: {
    /** Whether it was published from this list. */
    isFinished: boolean;
  };
};

export type FinishSetupVariables = {
  providerId: number;
  isPublished: boolean;
};

export type FollowNewsletterLinkData = {
  /** Confirms the newsletter, or leaves it, by a mailed link. Idempotent. */
  followNewsletterLink: {
    /** What it is for. */
    purpose: NewsletterLinkPurpose;
    /** How the sign-up stands. */
    state: NewsletterState;
  };
};

export type FollowNewsletterLinkVariables = {
  code: string;
};

export type ForgotPasswordSubmitData = {
  /** Sets a new password by the mailed code (specification section 7); all sessions end. */
  forgotPasswordSubmit: {
    /** Always 200. */
    status: number;
  };
};

export type ForgotPasswordSubmitVariables = {
  email: string;
  code: string;
  newPassword: string;
};

export type FreeTimesAtDeskData = {
  /** Available starts on a date for the desk, without the minimum notice of public bookings. */
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

/** A further e-mail or phone, in addition to the main one. */
export type FurtherContactInput = {
  /** email or phone. */
  kind: CustomerContactKind;
  /** Label, such as “work”. */
  label?: string | null;
  /** The e-mail or phone number. */
  value: string;
};

export type GalleryData = {
  /** A provider’s page for its staff, published or not. */
  getOwnProvider: {
    /** Id of the provider. */
    id: number;
    /** Name. */
    name: string;
    /** Whether visitors can see it: published, active and not locked. */
    isPublic: boolean;
    /** Whether its owner has published it. */
    isPublished: boolean;
    /** Absolute address of the room that is drawn for it, 800x500 pixels. */
    drawnImageUrl: string;
    /** Gallery, the main photo first. */
    photos: readonly GalleryPhoto[];
  };
};

export type GalleryPhoto = {
  /** Id of the photo. */
  id: number;
  /** Alternative text; may be empty. */
  description: string;
  /** Version of the description; a form sends the one it was filled from. */
  version: number;
  /** Whether it is one of our drawings. */
  isDrawn: boolean;
  /** In its sizes, at unguessable addresses. */
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

/** Gender, as the person gave it. */
export type Gender = 'F' | 'M';

export type GiftWalletData = {
  /** Gives a customer credit. Answers what their wallet holds then, in cents. */
  giftWallet: number;
};

export type GiftWalletVariables = {
  providerId: number;
  input: WalletGiftInput;
};

/** A provider’s global share. */
export type GlobalShareInput = {
  /** Cents if fixed, hundredths of a percent (at most 10000) if percent. */
  amount: number;
  /** How it is computed. */
  amountType: CollaboratorAmountType;
};

/** What a group holds. */
export type GroupKind = 'course' | 'event' | 'service' | 'video';

export type GroupOfServices = {
  /** The group. */
  id: number;
  /** Name. */
  name: string;
  /** #rrggbb. */
  color: string;
};

export type GroupsData = {
  /** Groups of one kind of a provider, in its order. */
  getServiceGroups: readonly SeenGroup[];
};

export type GroupsVariables = {
  providerId: number;
  kind: GroupKind;
};

export type HandOverData = {
  /** Offers ownership to a colleague, who can accept within seven days. */
  handOverOwnership: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type HandOverVariables = {
  providerId: number;
  id: number;
};

export type HealthNotesData = {
  /** Health notes of a customer, after a fresh proof; each reading is recorded in the history. */
  getHealthNotes: readonly SeenNote[];
};

export type HealthNotesVariables = {
  providerId: number;
  customerId: number;
};

export type HideArticleData = {
  /** Takes an article away from readers. Answers its id. */
  hideArticle: number;
};

export type HideArticleVariables = {
  id: number;
};

/** A closing: whole days including the last, or from one local time to another. */
export type HolidayInput = {
  /** `YYYY-MM-DD`. */
  fromDate: string;
  /** Minute of the day, for a closing by times. */
  fromMinute?: number | null;
  /** True by default. */
  isWholeDay?: boolean | null;
  /** At most 120 characters, visible to staff. */
  name?: string | null;
  /** The person or thing; the whole provider if omitted. */
  resourceId?: number | null;
  /** `YYYY-MM-DD`. */
  toDate: string;
  /** End minute of a closing by times; 1440 is midnight. */
  toMinute?: number | null;
};

export type HolidayShown = {
  /** Its id. */
  id: number;
  /** Version to send with a change. */
  version: number;
  /** The person or thing; null for the whole provider. */
  resourceId: number | null;
  /** Name of the person or thing; null for the whole provider. */
  resourceName: string | null;
  /** Name, visible to staff. */
  name: string | null;
  /** Whole days, including the last. */
  isWholeDay: boolean;
  /** `YYYY-MM-DD`. */
  fromDate: string;
  /** Minute of the day, for a closing by times. */
  fromMinute: number | null;
  /** `YYYY-MM-DD`. */
  toDate: string;
  /** Minute of the day, for a closing by times. */
  toMinute: number | null;
};

export type HolidayToEditData = {
  /** One closing, for its form. Collaborators: their own and the provider’s. */
  getHoliday: HolidayShown;
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly WhoseToChoose[];
};

export type HolidayToEditVariables = {
  providerId: number;
  id: number;
};

export type HolidaysData = {
  /** One page of closings, including the whole provider’s. Collaborators: their own. */
  getHolidayPage: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** Today’s date at the center, `YYYY-MM-DD`. */
    today: string;
    /** Dates of the next year on which the whole provider is closed. */
    closedDays: readonly {
      /** `YYYY-MM-DD`. */
      from: string;
      /** `YYYY-MM-DD`. */
      to: string;
    }[];
    /** At most ten. */
    items: readonly HolidayShown[];
  };
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly WhoseToChoose[];
};

export type HolidaysVariables = {
  providerId: number;
  resourceId?: number | null;
  isOver?: boolean | null;
  page?: number | null;
};

/** State of a payment. toPay: enter a card; challenge: the bank asks its customer; processing: the bank has not decided; paid; returned: the order was already paid and this money is refunded; closed: it can no longer be paid. */
export type HostedPaymentState = 'challenge' | 'closed' | 'paid' | 'processing' | 'returned' | 'toPay';

export type HoursNowData = {
  /** Working hours of a person or thing, for their form. Collaborators: their own. */
  getWorkingHours: PersonHours;
};

export type HoursNowVariables = {
  providerId: number;
  resourceId: number;
};

/** The hours of one date. */
export type HoursOfDateInput = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Times that replace the week’s; an empty list for none, omitted to restore the week’s. */
  times?: readonly TimesOfDayInput[] | null;
  /** Ids of breaks to remove because they are outside the new hours. */
  withoutBreaks?: readonly number[] | null;
};

export type HoursToEditData = {
  /** Working hours of a person or thing, for their form. Collaborators: their own. */
  getWorkingHours: PersonHours;
  /** Weekly breaks, and breaks between two dates. Collaborators: their own. */
  getBreaks: readonly OwnBreakShown[];
  /** Blocks between two dates, a series once. Collaborators: their own. */
  getBlocks: readonly OwnBreakShown[];
};

export type HoursToEditVariables = {
  providerId: number;
  resourceId: number;
  from: string;
  to: string;
};

/** Act on a booking or class session affected by a change. */
export type HurtAct = 'CANCEL' | 'KEEP' | 'MOVE' | 'REPLACE';

/** The act for one affected booking or class session; exactly one of the two is named. */
export type HurtActInput = {
  /** One of the acts its list allows. */
  act: HurtAct;
  /** Id of the booking. */
  reservationId?: number | null;
  /** For a move: the person; anyone available if omitted. For a replacement: the new teacher or room. */
  resourceId?: number | null;
  /** Id of the class session. */
  sessionId?: number | null;
  /** For a move: the new start, yyyy-mm-ddTHH:mm in the provider’s local time. */
  start?: string | null;
};

/** By what sessions repeat each other. */
export type IntervalType = 'daily' | 'days' | 'months' | 'weekly' | 'weeks';

export type InviteToTeamData = {
  /** Invites somebody as administrator or author by a mailed link. Answers the person’s id. */
  inviteToTeam: number;
};

export type InviteToTeamVariables = {
  input: TeamInvitationInput;
};

export type InviteUserData = {
  /** Invites a person for seven days: by a first log-in link, or to accept with their existing log-in. */
  inviteCollaborator: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type InviteUserVariables = {
  providerId: number;
  input: CollaboratorInput;
};

export type KeepCustomerData = {
  /** For a customer whose account was deleted. Keeps the provider’s own records. Returns their id. */
  keepCustomer: number;
};

export type KeepCustomerVariables = {
  providerId: number;
  id: number;
};

export type KeepPlaceLongerData = {
  /** Extends an unpaid booking’s hold by five minutes, once, with the client secret. Otherwise it changes nothing. */
  keepPlaceLonger: {
    /** Seconds left to pay; null without a limit. */
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
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Telephone. */
    phone: string | null;
  } | null;
};

export type KnownContactVariables = Record<string, never>;

/** Language of screens and mails. */
export type Language = 'en' | 'it';

/** Whether somebody may join a total class that has begun, and for which price. */
export type LateJoin = 'full' | 'no' | 'proRata';

export type LatestArticlesData = {
  /** Articles that readers see, the newest first (specification section 7). */
  getArticles: readonly ArticleOnCard[];
};

export type LatestArticlesVariables = {
  language: Language;
};

export type LeaveProviderData = {
  /** Gives up the signed-in person’s role at a provider. */
  leaveProvider: boolean;
};

export type LeaveProviderVariables = {
  providerId: number;
};

/** Purpose of a mailed booking link. */
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
  /** Sessions that are not cancelled. */
  sessions: number;
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
  /** Id of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** Null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
  /** Whether the provider has blocked them. */
  isBlacklisted: boolean;
  /** Whether they are archived. */
  isArchived: boolean;
  /** Number of past visits; for a collaborator, those with them. */
  visits: number;
  /** The last visit. */
  lastAt: string | null;
  /** Next visit. */
  nextAt: string | null;
  /** Sorted by name. */
  tags: readonly {
    /** Id of the tag. */
    id: number;
    /** Name. */
    name: string;
    /** `#rrggbb`. */
    color: string;
  }[];
};

export type ListedMembership = {
  /** Its id. */
  id: number;
  /** What it is called. */
  name: string;
  /** What it pays. */
  type: MembershipType;
  /** It is sold. */
  isPublished: boolean;
  /** Put away. */
  isArchived: boolean;
  /** Passes that were sold of it and have not been paid back. */
  counter: number;
  /** In their order. */
  offers: readonly {
    /** `offerId` of the calls. */
    id: number;
    /** What it is called. */
    name: string;
    /** In cents. */
    priceCents: number;
    /** Entries; null: without limit. */
    sessionsCounter: number | null;
    /** First day of its season, by the center’s date: its passes are not valid before; null: no bound. */
    startTime: string | null;
    /** Last day of its season: its passes end by then, and are sold until then; null: no bound. */
    endTime: string | null;
    /** Charged again each duration; such offers are described, and not sold. */
    isRecurringPayment: boolean;
    /** It is sold. */
    isPublished: boolean;
  }[];
};

export type ListedProduct = {
  /** `productId` of the calls. */
  id: number;
  /** What it is called. */
  name: string;
  /** The same in cents. */
  priceCents: number;
  /** How many files it has. */
  fileCount: number;
  /** How many sections it has. */
  sectionCount: number;
  /** Visitors see it. */
  active: boolean;
  /** Put away. */
  archive: boolean;
  /** Absolute address of its picture; a drawn still life while it has none. */
  imageUrl: string;
};

export type ListedReservation = {
  /** Id and number of the reservation. */
  id: number;
  /** Sequence to send with an act. */
  sequence: number;
  /** Start, with offset. */
  startsAt: string;
  /** End, with offset. */
  endsAt: string;
  /** Duration in minutes. */
  durationMinutes: number;
  /** Whether its time is over. */
  isOver: boolean;
  /** Its status. */
  status: ReservationStatus;
  /** Whether the customer came; null if unknown. */
  presence: ReservationPresence | null;
  /** Why it was cancelled or expired. */
  cancelReason: CancelReason | null;
  /** When the hold expires, while it is pending. */
  expiresAt: string | null;
  /** When it was booked. */
  bookedAt: string;
  /** Whether the provider created it; otherwise the customer booked. */
  isByProvider: boolean;
  /** Whether it has a note. */
  hasNote: boolean;
  /** The attendee. */
  customerId: number;
  /** Name of the customer; may be empty. */
  customerName: string;
  /** Null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
  /** What was booked. */
  offerId: number;
  /** Name of the offer when it was booked. */
  offerName: string;
  /** Name of its group when it was booked. */
  serviceName: string | null;
  /** Colour of the group. */
  color: string | null;
  /** The person. */
  resourceId: number;
  /** Name of the person. */
  resourceName: string;
  /** Payment status. */
  moneyState: MoneyState;
  /** Total less refunds, in cents. */
  dueCents: number;
  /** Amount paid of it, in cents. */
  paidCents: number;
  /** Amount still due, in cents; 0 once cancelled. */
  owedCents: number;
};

export type ListedResource = {
  /** Id of the resource. */
  id: number;
  /** 1 human, 2 physical. */
  resTypeId: number;
  /** Name. */
  name: string;
  /** M or F. */
  gender: string | null;
  /** Position of a person at the center: owner, director, manager or collaborator. */
  type: BusinessRole | null;
  /** Job title of a person. */
  role: string | null;
  /** #rrggbb. */
  color: string | null;
  /** Number of units of a thing; 1 for a person. */
  quantity: number;
  /** Number of people per unit; null for no limit. */
  capacity: number | null;
  /** Unit names in order; empty strings for unnamed units, an empty list if none is named. */
  unitNames: readonly string[];
  /** Whether it is archived. */
  archive: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
  /** The linked person. */
  user: {
    /** First and last name; empty if unknown. */
    name: string;
    /** E-mail address. */
    email: string;
  } | null;
  /** Current and future periods out of service, soonest first. */
  outOfService: readonly {
    /** Id for putting it back into service. */
    id: number;
    /** Number of the unit; null for all. */
    unit: number | null;
    /** `YYYY-MM-DD HH:mm`. */
    start: string;
    /** `YYYY-MM-DD HH:mm`, exclusive; null until further notice. */
    end: string | null;
    /** Whether it has begun. */
    isNow: boolean;
    /** The reason. */
    reason: string;
  }[];
};

export type ListedService = {
  /** Id of the service. */
  id: number;
  /** Name. */
  name: string;
  /** Whether it is active. */
  isActive: boolean;
  /** Whether visitors see and book it; otherwise only the provider books it. */
  isPublished: boolean;
  /** Whether it is archived; it can be restored. */
  isArchived: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
  /** Its group. */
  group: {
    /** Id of the group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  } | null;
  /** In the provider’s order. */
  offers: readonly {
    /** Price in cents, before any discount. */
    priceCents: number;
    /** Minutes. */
    duration: number;
    /** Whether it is active. */
    isActive: boolean;
    /** Ids of the people who can do it. */
    people: readonly number[];
  }[];
};

export type ListedUser = {
  /** Id of the place, not of the person. */
  id: number;
  /** Name; for an invitation, as typed. May be empty. */
  name: string;
  /** E-mail; for an invitation, as typed. */
  email: string;
  /** Current or last role; for an invitation, the offered one. */
  role: BusinessRole;
  /** Their status. */
  standing: CollaboratorStanding;
  /** Version to send with a change; an older one is refused. */
  version: number;
  /** Whether it is the viewer. */
  isMe: boolean;
  /** Acts the viewer may perform now. */
  acts: readonly CollaboratorAct[];
  /** Last business sign-in since they took the role. */
  signedInAt: string | null;
  /** Upcoming bookings of their staff person. */
  comingBookings: number;
  /** Role that awaits their answer; null if none. */
  offeredRole: BusinessRole | null;
  /** When the offer expires. */
  offeredUntil: string | null;
  /** Their staff person. */
  staff: {
    /** Id of the resource. */
    id: number;
    /** Name as the provider records it. */
    name: string;
  } | null;
  /** Staff person that awaits their answer. */
  offeredStaff: {
    /** Id of the resource. */
    id: number;
    /** Name as the provider records it. */
    name: string;
  } | null;
  /** Type of their share of paid bookings. */
  percentType: CollaboratorPercentType;
  /** Their effective share, own or the provider’s; null if none. */
  share: ShareSeen | null;
  /** The provider’s share; null if not set. */
  globalShare: ShareSeen | null;
  /** Version of the share; a form sends the one it was filled from. */
  shareVersion: number;
};

/** Status of a mail: waiting, retrying, sent, failed, or dropped as no longer relevant. */
export type MailState = 'dropped' | 'failed' | 'retrying' | 'sent' | 'waiting';

/** Why a try failed: the address was refused, the mail service rejected it, gave no answer, or rendering failed. */
export type MailTrouble = 'addressRefused' | 'fault' | 'notTaken' | 'unknown';

export type MarkChatReadData = {
  /** Marks a chat as read up to a message. Idempotent. */
  markChatRead: boolean;
};

export type MarkChatReadVariables = {
  chatId: string;
  messageId: number;
};

export type MarkCustomerNoteData = {
  /** Marks or unmarks a note as health note. Returns its id. */
  markCustomerNote: number;
};

export type MarkCustomerNoteVariables = {
  providerId: number;
  id: number;
  isHealth: boolean;
};

export type MarkFileSeenData = {
  /** Marks a file of an own video course seen or unseen. Answers whether it is seen. */
  markFileSeenUnseen: boolean;
};

export type MarkFileSeenVariables = {
  fileId: number;
  seen: boolean;
};

export type MaySellData = {
  /** The till of a day: today’s, and any day’s for owner and director. */
  getTillOfDay: {
    /** Today’s date at the center. */
    today: string;
  };
};

export type MaySellVariables = {
  providerId: number;
};

export type MeansForClassData = {
  /** With what whoever is signed in could pay a booking of a service (`offerId` and `dateTimeFrom`) or sessions of a class (`classId` and `sessions`). Nothing for guests and before the e-mail is proved. */
  getMeansOfPayment: PassToPayWith;
};

export type MeansForClassVariables = {
  classId: number;
  sessions: readonly number[];
};

export type MeansForServiceData = {
  /** With what whoever is signed in could pay a booking of a service (`offerId` and `dateTimeFrom`) or sessions of a class (`classId` and `sessions`). Nothing for guests and before the e-mail is proved. */
  getMeansOfPayment: PassToPayWith;
};

export type MeansForServiceVariables = {
  offerId: number;
  dateTimeFrom: string;
};

export type MemberToChangeData = {
  /** One person or thing of a provider. */
  getStaffMember: {
    /** Current local time of the provider, `YYYY-MM-DD HH:mm`. */
    localNow: string;
    /** The person or thing. */
    resource: ListedResource;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type MemberToChangeVariables = {
  providerId: number;
  id: number;
};

/** The unit of how long an offer is valid; a month is 30 days. */
export type MembershipDuration = 'days' | 'months' | 'weeks';

export type MembershipHoldersData = {
  /** The passes of a provider, of one customer or of one membership. */
  getUserMemberships: {
    /** How many there are. */
    total: number;
    /** On how many pages. */
    pages: number;
    /** The latest first. */
    items: readonly PassSeen[];
  };
};

export type MembershipHoldersVariables = {
  providerId: number;
  page?: number | null;
};

/** A membership with its offers, what it pays and its rules. */
export type MembershipInput = {
  /** #rrggbb. */
  color?: string | null;
  /** Else these, from `getOffersToCover`. */
  covers?: readonly number[] | null;
  /** Pays all of its type; true when left out. */
  coversAll?: boolean | null;
  /** At most 1,000 characters. */
  description?: string | null;
  /** At most 120 characters. */
  name: string;
  /** 1 to 10, in their order. */
  offers: readonly MembershipOfferInput[];
  /** Of a bundle: 1 to 20, each once. */
  parts?: readonly BundlePartInput[] | null;
  /** At most 10, each type and period once. */
  rules?: readonly MembershipRuleInput[] | null;
  /** service, class, subscription, which pays both, or bundle. */
  type: MembershipType;
  /** standard when left out. */
  vatTreatment?: VatTreatment | null;
};

/** An offer of a membership. */
export type MembershipOfferInput = {
  /** purchase when left out. */
  begins?: PassBeginning | null;
  /** At most 300 characters. */
  description?: string | null;
  /** 1 to 1000. */
  duration: number;
  /** Its unit; months when left out. */
  durationType?: MembershipDuration | null;
  /** Last day of its season, not before the first; left out: no end. */
  endTime?: string | null;
  /** Left out: a new one. */
  id?: number | null;
  /** It is sold. Default: true. */
  isPublished?: boolean | null;
  /** Described, and not sold. Default: false. */
  isRecurringPayment?: boolean | null;
  /** At most 120 characters. */
  name: string;
  /** 0 for free, else at least 50. */
  priceCents: number;
  /** Entries; left out: without limit. */
  sessionsCounter?: number | null;
  /** First day of its season, `2026-06-01`; left out: from any day. */
  startTime?: string | null;
};

export type MembershipPageData = {
  /** One published membership. */
  getPublicMembership: MembershipToBuy;
};

export type MembershipPageVariables = {
  id: number;
};

/** In which period a rule counts; a week begins on Monday. */
export type MembershipPeriod = 'allPeriod' | 'day' | 'month' | 'noPeriod' | 'week';

/** A rule of use. */
export type MembershipRuleInput = {
  /** At most so many; of cancelPeriod hours. */
  amount: number;
  /** In which period. */
  period: MembershipPeriod;
  /** What it limits. */
  type: MembershipRuleType;
};

/** What a rule of use limits (specification section 3). */
export type MembershipRuleType =
  | 'cancelPeriod'
  | 'cancelReservationLimit'
  | 'cancelSubscriptionLimit'
  | 'reservationLimit'
  | 'subscriptionLimit';

export type MembershipSeen = {
  /** Its id. */
  id: number;
  /** What it is called. */
  name: string;
  /** Words; may be empty. */
  description: string;
  /** #rrggbb. */
  color: string;
  /** What it pays. */
  type: MembershipType;
  /** How it is taxed. */
  vatTreatment: VatTreatment;
  /** All services or classes of its type. */
  coversAll: boolean;
  /** Else these: offers of services, classes. */
  covers: readonly number[];
  /** Of a bundle: how many uses of what. */
  parts: readonly {
    /** The service, by an offer, or the class. */
    offerId: number;
    /** How many uses of it. */
    entries: number;
  }[];
  /** It is sold. */
  isPublished: boolean;
  /** Put away. */
  isArchived: boolean;
  /** For `editMembership`. */
  version: number;
  /** In their order. */
  offers: readonly {
    /** `offerId` of the calls. */
    id: number;
    /** What it is called. */
    name: string;
    /** May be empty. */
    description: string;
    /** In cents. */
    priceCents: number;
    /** Entries; null: without limit. */
    sessionsCounter: number | null;
    /** In `durationType`. */
    duration: number;
    /** The unit of the duration. */
    durationType: MembershipDuration;
    /** When it begins. */
    begins: PassBeginning;
    /** First day of its season, by the center’s date: its passes are not valid before; null: no bound. */
    startTime: string | null;
    /** Last day of its season: its passes end by then, and are sold until then; null: no bound. */
    endTime: string | null;
    /** Charged again each duration; such offers are described, and not sold. */
    isRecurringPayment: boolean;
    /** It is sold. */
    isPublished: boolean;
  }[];
  /** Its rules of use. */
  rules: readonly {
    /** What it limits. */
    type: MembershipRuleType;
    /** In which period. */
    period: MembershipPeriod;
    /** At most so many; of cancelPeriod hours before the start. */
    amount: number;
  }[];
};

export type MembershipSellerData = {
  /** One provider; null if it is unknown, not published, not active or locked. */
  getProviderGeneralInformation:
    | (ProviderToBook & {
        /** Working language: it, en or sv. */
        language: string;
      })
    | null;
  /** The provider’s latest widget configuration; null if visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: {
    /** Id of the widget configuration. */
    id: number;
    /** Whether a first name is required. */
    askFirstname: boolean;
    /** Whether a last name is required. */
    askLastname: boolean;
    /** Whether a phone number is required. */
    askPhone: boolean;
  } | null;
};

export type MembershipSellerVariables = {
  id: number;
};

export type MembershipToBuy = {
  /** Its id. */
  id: number;
  /** Whose. */
  providerId: number;
  /** What it is called. */
  name: string;
  /** Words; may be empty. */
  description: string;
  /** What it pays. */
  type: MembershipType;
  /** The services and classes that it pays; none: all of its type. */
  coverNames: readonly string[];
  /** Of a bundle: what it is sold with. */
  parts: readonly {
    /** How many uses of it. */
    entries: number;
    /** What it is called. */
    name: string;
  }[];
  /** Its rules of use. */
  rules: readonly {
    /** What it limits. */
    type: MembershipRuleType;
    /** In which period. */
    period: MembershipPeriod;
    /** At most so many; of cancelPeriod hours before the start. */
    amount: number;
  }[];
  /** Those that are sold, in their order. */
  offers: readonly {
    /** It can be bought online now; else at the center. */
    canBuy: boolean;
    /** For how much, how long. */
    offer: {
      /** `offerId` of the calls. */
      id: number;
      /** What it is called. */
      name: string;
      /** May be empty. */
      description: string;
      /** In cents. */
      priceCents: number;
      /** Entries; null: without limit. */
      sessionsCounter: number | null;
      /** In `durationType`. */
      duration: number;
      /** The unit of the duration. */
      durationType: MembershipDuration;
      /** When it begins. */
      begins: PassBeginning;
      /** First day of its season, by the center’s date: its passes are not valid before; null: no bound. */
      startTime: string | null;
      /** Last day of its season: its passes end by then, and are sold until then; null: no bound. */
      endTime: string | null;
    };
  }[];
};

export type MembershipToEditData = {
  /** One membership of a provider. */
  getMembership: MembershipSeen;
  /** What memberships of a provider can pay. */
  getOffersToCover: readonly {
    /** For `covers`. */
    id: number;
    /** What it is called. */
    name: string;
    /** A class. */
    isClass: boolean;
    /** Paid alone, in cents; of a class a session. */
    priceCents: number;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type MembershipToEditVariables = {
  providerId: number;
  id: number;
};

/** What a membership pays (specification section 3); class: course/event; bundle: uses of each part. */
export type MembershipType = 'bundle' | 'class' | 'service' | 'subscription' | 'video' | 'workout';

export type MembershipsData = {
  /** The memberships of a provider, by name. */
  getMemberships: readonly ListedMembership[];
  /** Payment methods of a provider; null if it is unknown, or hidden and the viewer is not its owner. */
  getPaymentOptions: {
    /** Services may be paid with a membership. */
    serviceMembership: boolean;
    /** Courses and events may be paid with a membership. */
    courseMembership: boolean;
  } | null;
};

export type MembershipsOfProviderData = {
  /** The published memberships of a provider, by name; null when visitors may not see the provider. */
  getPublicMemberships: readonly MembershipToBuy[] | null;
};

export type MembershipsOfProviderVariables = {
  providerId: number;
};

export type MembershipsVariables = {
  providerId: number;
  archived?: boolean | null;
  onSale?: boolean | null;
};

export type MergeCustomersData = {
  /** Merges a customer into another; can be undone for thirty days. Needs a fresh proof. Returns the id of the merge. */
  mergeCustomers: number;
};

export type MergeCustomersVariables = {
  providerId: number;
  keptId: number;
  mergedId: number;
};

export type MergePairData = {
  /** One customer of a provider. Collaborators: customers of own bookings. */
  kept: CustomerToMerge;
  /** One customer of a provider. Collaborators: customers of own bookings. */
  merged: CustomerToMerge;
};

export type MergePairVariables = {
  providerId: number;
  keptId: number;
  mergedId: number;
};

export type MergeSearchData = {
  /** One customer of a provider. Collaborators: customers of own bookings. */
  getCustomer: CustomerToMerge;
  /** One page of a provider’s customers. Collaborators: customers of own bookings. */
  getCustomers: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** In the requested order. */
    items: readonly ListedCustomerRow[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type MergeSearchVariables = {
  providerId: number;
  id: number;
  search?: string | null;
};

export type MessagesChangedData = {
  /** What is written and deleted in a chat. Begins with the last number, against which the viewer catches up. Ends with the session or the role. */
  chatMessages: {
    /** The oldest first. */
    messages: readonly {
      /** Its number in the chat; deletions take numbers too. */
      id: number;
      /** What it is. */
      type: ChatMessageType;
      /** Plain text with line breaks; of an image or file where the viewer opens it, for an hour at least. */
      content: string;
      /** Of an image or file. */
      file: {
        /** Its name; of an image without the ending. */
        name: string;
        /** Its size. */
        bytes: number;
        /** Of an image, in pixels. */
        width: number | null;
        /** Of an image, in pixels. */
        height: number | null;
      } | null;
      /** Name; of the desk the center’s and who wrote. */
      senderName: string;
      /** By the server’s clock. */
      createdAt: string;
      /** As it was sent; null for messages of others. */
      tempId: string | null;
      /** Written by the viewer, who may delete it. */
      isOwn: boolean;
      /** Who wrote it: the picture alone. */
      user: {
        /** Address of the picture. */
        image: string | null;
      };
    }[];
    /** Messages that were deleted since. */
    deletedIds: readonly number[];
    /** Up to which number this tells everything. */
    lastNumber: number;
    /** Nothing is left out: before the first, or after the last. */
    isWhole: boolean;
  };
};

export type MessagesChangedVariables = {
  chatId: string;
};

export type MessagesData = {
  /** The last 50 messages of a chat, those before one, or all changes after a number. */
  getMessages: {
    /** The oldest first. */
    messages: readonly {
      /** Its number in the chat; deletions take numbers too. */
      id: number;
      /** What it is. */
      type: ChatMessageType;
      /** Plain text with line breaks; of an image or file where the viewer opens it, for an hour at least. */
      content: string;
      /** Of an image or file. */
      file: {
        /** Its name; of an image without the ending. */
        name: string;
        /** Its size. */
        bytes: number;
        /** Of an image, in pixels. */
        width: number | null;
        /** Of an image, in pixels. */
        height: number | null;
      } | null;
      /** Name; of the desk the center’s and who wrote. */
      senderName: string;
      /** By the server’s clock. */
      createdAt: string;
      /** As it was sent; null for messages of others. */
      tempId: string | null;
      /** Written by the viewer, who may delete it. */
      isOwn: boolean;
      /** Who wrote it: the picture alone. */
      user: {
        /** Address of the picture. */
        image: string | null;
      };
    }[];
    /** Messages that were deleted since. */
    deletedIds: readonly number[];
    /** Up to which number this tells everything. */
    lastNumber: number;
    /** Nothing is left out: before the first, or after the last. */
    isWhole: boolean;
  };
};

export type MessagesVariables = {
  chatId: string;
  before?: number | null;
  after?: number | null;
};

/** Whether money was paid or refunded. */
export type MoneyMovementKind = 'returned' | 'taken';

/** The card processor, or cash, the provider’s terminal, a bank transfer or the customer’s wallet. */
export type MoneyMovementMethod = 'bank' | 'card' | 'cash' | 'terminal' | 'wallet';

/** For card refunds: on its way, done or failed; everything else is done. */
export type MoneyMovementState = 'done' | 'failed' | 'onItsWay';

/** Payment status in lists. givenBack: paid, fully refunded and nothing due. */
export type MoneyState =
  | 'fullyPaid'
  | 'givenBack'
  | 'notPaid'
  | 'paidWithMembership'
  | 'partiallyPaid'
  | 'pricedZero';

export type MoveMyReservationData = {
  /** Moves the person’s own booking to another start while cancelling is free. Price and payment stay. */
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
  /** Moves a photo before another, or to the end. */
  reorderProviderPhotos: {
    /** Id of the provider. */
    id: number;
  };
};

export type MovePhotoVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type MoveReservationData = {
  /** Moves a booking by its mailed link while cancelling is free. */
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

/** A moved booking. */
export type MovedReservationInput = {
  /** Id of the booking. */
  id: number;
  /** Sequence returned by the move. */
  sequence: number;
};

export type MyAccountData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Telephone. */
    phone: string | null;
    /** A local date, YYYY-MM-DD. */
    birthday: string | null;
    /** M, F or null. */
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
    /** SDI code for electronic invoices. */
    sdi: string | null;
    /** E-mail address. */
    email: string;
    /** Whether the e-mail is proved. */
    verifiedEmail: boolean;
    /** it or en: language of mails and screens. */
    userLanguage: Language;
    /** IANA name. */
    timezone: string;
    /** Consents; types never decided are missing. */
    agreements: readonly {
      /** sharing, email or marketing. */
      type: AgreementType;
      /** Y or N. */
      decision: AgreementDecision;
    }[];
    /** Version to send with an update; an older one is refused. */
    version: number;
  } | null;
  /** Devices where the person is signed in, last used first. */
  getMySignIns: readonly MySignIn[];
  /** Second factors of the signed-in person. */
  getMySecondFactors: MySecondFactors;
  /** The signed-in person’s calendar feed. */
  getMyCalendarFeed: CalendarFeed;
  /** When the viewer is mailed of unread messages. */
  getChatMailWishes: {
    /** How soon. */
    mails: ChatMails;
    /** Also between 22:00 and 8:00. */
    atNight: boolean;
  };
};

export type MyAccountDeletionData = {
  /** What the signed-in person must do before they can delete their account. */
  getMyAccountDeletion: {
    /** Upcoming bookings to cancel first, soonest first. */
    bookings: readonly {
      /** The reservation. */
      id: number;
      /** Id of the provider. */
      providerId: number;
      /** Name of the provider. */
      providerName: string;
      /** What was booked. */
      offerName: string;
      /** Start, with offset. */
      startsAt: string;
    }[];
    /** Providers to hand over to another owner first. */
    providers: readonly {
      /** Id of the provider. */
      id: number;
      /** Its name. */
      name: string;
    }[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
  } | null;
  /** Second factors of the signed-in person. */
  getMySecondFactors: MySecondFactors;
};

export type MyAccountDeletionVariables = Record<string, never>;

export type MyAccountVariables = Record<string, never>;

export type MyAdminAccountData = {
  /** What the signed-in person may do at `/admin`; `notFound` for who does not work for Radura. */
  getAdminViewer: {
    /** Id of the person. */
    id: number;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
    /** IANA name. */
    timezone: string;
  } | null;
  /** Devices where the person is signed in, last used first. */
  getMySignIns: readonly MySignIn[];
  /** Second factors of the signed-in person. */
  getMySecondFactors: MySecondFactors;
};

export type MyAdminAccountVariables = Record<string, never>;

export type MyBookingsData = {
  /** The signed-in person’s bookings and sign-ups with all providers, in one list. A sign-up stands at its next session, or its last. */
  getMyBookings: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** In the requested order. */
    items: readonly {
      /** A booking of a service. */
      reservation: {
        /** The reservation. */
        id: number;
        /** Id of the provider. */
        providerId: number;
        /** Name of the provider. */
        providerName: string;
        /** Time zone of the times. */
        timeZone: string;
        /** What was booked. */
        offerName: string;
        /** The person. */
        resourceName: string | null;
        /** Start, with offset. */
        startsAt: string;
        /** End, with offset. */
        endsAt: string;
        /** P, RSD, A, C or R (specification section 3). */
        status: ReservationStatus;
        /** Whether it can be cancelled now. */
        canCancel: boolean;
        /** Price, in cents. */
        amountCents: number;
        /** Order payment state: payments less refunds. A refunded order is notPaid; `refundState` explains it. */
        paymentState: OrderPaymentState;
        /** none, onItsWay, partlyRefunded, refunded or failed. */
        refundState: RefundState;
        /** Payments and refunds. */
        money: {
          /** Total less refunds. */
          dueCents: number;
          /** Paid, less refunds and those on their way. */
          paidCents: number;
          /** Paid at the center. */
          paidAtCenterCents: number;
          /** Paid out of the wallet, without given credit. */
          paidByWalletCents: number;
          /** Paid with given credit of the wallet: a discount. */
          giftCents: number;
          /** Refunded to the card or on its way. */
          backByCardCents: number;
          /** Refunded by the center. */
          backAtCenterCents: number;
          /** Gone back to the wallet, given credit included. */
          backToWalletCents: number;
        };
        /** The provider, as visitors see it; null if no longer visible. */
        provider: {
          /** Working language: it, en or sv. */
          language: string;
          /** Main photo, or a drawn room. */
          images: {
            /** 400x250 pixels. */
            small: string | null;
          };
        } | null;
      } | null;
      /** A sign-up. */
      subscription: {
        /** Of the sign-up. */
        id: number;
        /** What the class is called. */
        className: string;
        /** How it stands. */
        status: SubscriptionStatus;
        /** With whom. */
        providerId: number;
        /** With whom. */
        providerName: string;
        /** Of the provider. */
        timeZone: string;
        /** What it cost, in cents. */
        totalCents: number;
        /** It is paid at the center. */
        onlyBook: boolean;
        /** Entries of a membership paid it. */
        isPaidWithPass: boolean;
        /** Absolute address of its picture; a drawing while it has none. */
        imageUrl: string;
        /** Its sessions, by their start. */
        sessions: readonly {
          /** When it begins. */
          startsAt: string;
          /** When it ends. */
          endsAt: string;
          /** The place was given up, or the session does not take place. */
          isCancelled: boolean;
          /** Whether it can be given up by itself. */
          canCancel: boolean;
        }[];
        /** Whether the whole can be given up now. */
        canCancelWhole: boolean;
      } | null;
    }[];
  };
};

export type MyBookingsVariables = {
  status?: ReservationTime | null;
  type?: ReservationType | null;
  page?: number | null;
};

export type MyBusinessAccountData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** First name. */
    firstname: string;
    /** First and last name. */
    fullname: string;
    /** E-mail address. */
    email: string;
    /** Address of the picture, 512 by 512 pixels, WebP (96.webp at the same address is the small one); null if there is none. */
    image: string | null;
    /** IANA name. */
    timezone: string;
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Its name. */
      name: string;
      /** Town of the provider. */
      city: string | null;
      /** owner, director, manager or collaborator. */
      role: BusinessRole;
      /** Status of its first settings. */
      setup: SetupStanding;
    }[];
  } | null;
  /** Offers of providers that await the viewer’s answer. */
  getMyInvitations: readonly {
    /** Id of the provider. */
    providerId: number;
    /** Name of the provider. */
    name: string;
    /** IANA time zone of its times. */
    timezone: string;
    /** The offered role. */
    role: BusinessRole;
    /** The viewer’s current role there. */
    presentRole: BusinessRole | null;
    /** Whether it offers ownership. */
    isHandover: boolean;
    /** When the offer expires. */
    until: string;
    /** The offered staff person. */
    staffName: string | null;
    /** Next twenty coming bookings that conflict with the viewer’s in other centers: times only. */
    clashes: readonly {
      /** The start. */
      from: string;
      /** The end. */
      to: string;
    }[];
  }[];
  /** Devices where the person is signed in, last used first. */
  getMySignIns: readonly MySignIn[];
  /** Second factors of the signed-in person. */
  getMySecondFactors: MySecondFactors;
  /** Whether the person has a PIN for shared computers. */
  getMyPin: {
    /** When it was created. */
    setAt: string;
  } | null;
};

export type MyBusinessAccountVariables = Record<string, never>;

export type MyCentersData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** it or en: language of mails and screens. */
    userLanguage: Language;
    /** Providers where the person works. */
    businesses: readonly OwnCenter[];
  } | null;
};

export type MyCentersVariables = Record<string, never>;

export type MyCourseOnCard = {
  /** The course. */
  product: {
    /** `productId` of the calls. */
    id: number;
    /** What it is called. */
    name: string;
    /** Whose. */
    providerId: number;
    /** Absolute address of its picture; a drawn still life while it has none. */
    imageUrl: string;
    /** How many files it has. */
    fileCount: number;
    /** HTML of words alone, made safe; may be empty. */
    description: string;
  };
  /** Whose it is. */
  providerName: string;
  /** Of its files, in whole percent. */
  percentSeen: number;
  /** How many of its files they have opened. */
  filesSeen: number;
  /** Since when they have it. */
  startsAt: string;
  /** Until when they have it; null: without an end. */
  endsAt: string | null;
  /** When the next section opens; null where all are open. */
  nextOpeningAt: string | null;
  /** Until when it can be given back for all the money; null: it cannot. */
  withdrawableUntil: string | null;
  /** Of its provider. */
  timeZone: string;
};

export type MyOrdersData = {
  /** The signed-in person’s orders with all providers (specification section 7). */
  getMyOrders: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** Newest first. */
    items: readonly {
      /** Id of the order. */
      id: number;
      /** Id of the provider. */
      providerId: number;
      /** Name of the provider. */
      providerName: string;
      /** Id of the booking, if it is one. */
      reservationId: number | null;
      /** Id of the enrolment, if it is one. */
      subscriptionId: number | null;
      /** Name of what was ordered; of a top-up in the reader’s language. */
      name: string;
      /** When it was ordered. */
      date: string;
      /** Start, with offset. */
      startTime: string | null;
      /** Time zone of the times. */
      timeZone: string;
      /** Price, in cents. */
      totalCents: number;
      /** Discount, in cents. */
      discountCents: number;
      /** Coupon or promo code used. */
      promoCode: string | null;
      /** The part of the discount that the promo code gave, in cents. */
      promoDiscountCents: number;
      /** Order payment state: payments less refunds. A refunded order is notPaid; `refundState` explains it. */
      paymentState: OrderPaymentState;
      /** The payment method, once paid. */
      paymentMethod: PaymentMethod | null;
      /** none, onItsWay, partlyRefunded, refunded or failed. */
      refundState: RefundState;
      /** Amount refunded or on its way, in cents. */
      refundedCents: number;
      /** Whether the booking is confirmed or pending; false once cancelled. */
      active: boolean | null;
      /** Sessions of a class, by their start; empty for a service. */
      sessions: readonly {
        /** Id of the session. */
        id: number;
        /** Start, with offset. */
        startTime: string;
      }[];
    }[];
  };
};

export type MyOrdersVariables = {
  page?: number | null;
};

export type MyPassShown = {
  /** Where it is used. */
  providerId: number;
  /** Where it is used. */
  providerName: string;
  /** Of the center. */
  timeZone: string;
  /** The pass. */
  pass: {
    /** `userMembershipId` of orders. */
    id: number;
    /** Of the membership. */
    name: string;
    /** Of the offer. */
    offerName: string;
    /** Entries left; null: without limit. */
    left: number | null;
    /** As sold; null: without limit. */
    entries: number | null;
    /** Of a bundle, each with what is left. */
    parts: readonly {
      /** The service, by an offer, or the class. */
      offerId: number;
      /** As sold. */
      name: string;
      /** Uses left. */
      left: number;
      /** As sold. */
      entries: number;
    }[];
    /** First day, by the center’s date; null: it waits for its first use. */
    startsOn: string | null;
    /** Last day. */
    endsOn: string | null;
    /** Of one that begins with its first use: until when that is. */
    startBy: string | null;
    /** Of one that waits for its first use, where it has a season: the first day of that, YYYY-MM-DD. */
    seasonFrom: string | null;
    /** How it stands today. */
    standing: PassStanding;
    /** The latest visit first. */
    uses: readonly {
      /** Its id. */
      id: number;
      /** The service or class. */
      name: string;
      /** When it begins. */
      visitAt: string;
      /** How it stands. */
      state: PassUseState;
    }[];
  };
};

export type MyPassesData = {
  /** The passes of whoever is signed in, at all providers. */
  getMyPasses: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The latest first. */
    items: readonly MyPassShown[];
  };
};

export type MyPassesVariables = {
  page?: number | null;
};

export type MyReservationData = {
  /** One booking of the signed-in person; `notFound` for others. */
  getMyReservation: ReservationSeen;
};

export type MyReservationVariables = {
  providerId: number;
  id: number;
};

export type MySecondFactors = {
  /** Whether an authenticator app is set up. */
  hasAuthenticatorApp: boolean;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number;
  /** Whether a role requires a second factor. */
  isRequired: boolean;
  /** In the order they were added. */
  passkeys: readonly {
    /** Id for removing it. */
    id: number;
    /** Name given by the person. */
    name: string;
    /** When it was created. */
    createdAt: string;
    /** Null if never used. */
    lastUsedAt: string | null;
  }[];
};

export type MySignIn = {
  /** Id for ending it. */
  id: number;
  /** Browser and system; empty if unknown. */
  device: string;
  /** public, business or admin. */
  area: Area;
  /** Name of the program. */
  appName: string;
  /** When it was created. */
  createdAt: string;
  /** Last use, to within an hour. */
  lastUsedAt: string;
  /** Whether it is the current device. */
  isCurrent: boolean;
};

export type MySubscriptionData = {
  /** One sign-up of whoever is signed in. */
  getMySubscription: SubscriptionSeen;
};

export type MySubscriptionVariables = {
  providerId: number;
  id: number;
};

export type MyVideoCourseData = {
  /** One video course of whoever is signed in. */
  getUserVideoCourse: MyCourseOnCard;
  /** The sections of a published video course, or of an own one, in their order. */
  getSections: readonly SeenSection[];
  /** The files of an own video course; of those whose section has not opened `signedUrl` is null. */
  getUserVideoCourseFilesYouFeel: readonly SeenFile[];
};

export type MyVideoCourseVariables = {
  id: number;
};

export type MyVideoCoursesData = {
  /** The video courses of whoever is signed in, eight a page. */
  getUserVideoCoursesYouFeel: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The latest first. */
    items: readonly MyCourseOnCard[];
  };
};

export type MyVideoCoursesVariables = {
  page?: number | null;
};

export type MyWalletShown = {
  /** Where it is spent. */
  providerId: number;
  /** Where it is spent. */
  providerName: string;
  /** Of the center. */
  timeZone: string;
  /** All that can be spent, in cents. */
  balanceCents: number;
  /** The part of it that was given, in cents. */
  giftCents: number;
  /** Whether it can be topped up online now. */
  canTopUp: boolean;
  /** The last ten, the latest first. */
  movements: readonly {
    /** Its id. */
    id: number;
    /** What happened. */
    kind: WalletMovementKind;
    /** In cents. */
    amountCents: number;
    /** What was paid; null: of no order. */
    name: string | null;
    /** When. */
    at: string;
  }[];
};

export type MyWalletsData = {
  /** The credit of whoever is signed in, at all providers. */
  getMyWallets: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The latest first. */
    items: readonly MyWalletShown[];
  };
  /** Providers at which whoever is signed in is a customer without a wallet and can buy credit online; by name, the first fifty. */
  getCentersWithCredit: readonly {
    /** Which provider. */
    providerId: number;
    /** What it is called. */
    providerName: string;
  }[];
};

export type MyWalletsVariables = {
  page?: number | null;
};

/** An article to begin. */
export type NewArticleInput = {
  /** For an administrator: under whose name; oneself when left out. */
  authorId?: number | null;
  /** it or en. */
  language: Language;
  /** Article it is the other language of. */
  translationOf?: number | null;
};

export type NewClassData = {
  /** Groups of one kind of a provider, in its order. */
  courseGroups: readonly {
    /** The group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  }[];
  /** Groups of one kind of a provider, in its order. */
  eventGroups: readonly {
    /** The group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewClassVariables = {
  providerId: number;
};

/** A new custom field. */
export type NewCustomerFieldInput = {
  /** Whether its values have an expiry date. */
  expires: boolean;
  /** Whether the desk is warned. */
  isAsked: boolean;
  /** Type of its values; cannot be changed later. */
  kind: CustomerFieldKind;
  /** At most 40 characters, unique per provider. */
  name: string;
};

/** A new customer, created with the booking: at least one field. */
export type NewCustomerInput = {
  /** E-mail; binds the customer to its person. */
  email?: string | null;
  /** First name. */
  firstname?: string | null;
  /** Last name. */
  lastname?: string | null;
  /** With the usual separators between the digits. */
  phone?: string | null;
};

export type NewHolidayData = {
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly WhoseToChoose[];
};

export type NewHolidayVariables = {
  providerId: number;
};

export type NewMemberData = {
  /** One page of a provider’s people and things, for owners, directors and managers. */
  getStaff: {
    /** False if the package allows one person and there is one. */
    mayAddPerson: boolean;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewMemberVariables = {
  providerId: number;
};

export type NewMembershipData = {
  /** What memberships of a provider can pay. */
  getOffersToCover: readonly {
    /** For `covers`. */
    id: number;
    /** What it is called. */
    name: string;
    /** A class. */
    isClass: boolean;
    /** Paid alone, in cents; of a class a session. */
    priceCents: number;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewMembershipVariables = {
  providerId: number;
};

/** A customer who is written down with the sign-up: at least one field. */
export type NewParticipantInput = {
  /** E-mail; binds the customer to its person. */
  email?: string | null;
  /** First name. */
  firstname?: string | null;
  /** Last name. */
  lastname?: string | null;
  /** With the usual separators between the digits. */
  phone?: string | null;
};

export type NewProductData = {
  /** Groups of one kind of a provider, in its order. */
  getServiceGroups: readonly {
    /** The group. */
    id: number;
    /** Name. */
    name: string;
  }[];
  /** The categories providers choose from, in display order. */
  categories: readonly {
    /** Id of the category. */
    id: number;
    /** In the requested language. */
    name: string;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewProductVariables = {
  providerId: number;
};

export type NewPromoCodeData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type NewPromoCodeVariables = Record<string, never>;

export type NewRecoveryCodesData = {
  /** Creates new recovery codes; former ones stop working. Needs a fresh step-up. */
  newRecoveryCodes: {
    /** Shown once. */
    recoveryCodes: readonly string[];
  };
};

export type NewRecoveryCodesVariables = Record<string, never>;

/** A booking created at the desk, paid on site. */
export type NewReservationInput = {
  /** The attendee. */
  customer: WhoComesInput;
  /** Whether to book although the customer is blocked; otherwise refused. */
  despiteBlacklist?: boolean | null;
  /** 1 to 1440; the offer’s own if omitted. */
  durationMinutes?: number | null;
  /** At most 1000 characters; included in the customer’s personal export. */
  note?: string | null;
  /** Id of the offer. */
  offerId: number;
  /** Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`. */
  overruling?: OverrulingInput | null;
  /** In cents; the offer’s own if omitted. */
  priceCents?: number | null;
  /** Id of the person; anyone available if omitted. */
  resourceId?: number | null;
  /** Id of a required room or thing to use (`thingsDoNotFit`); any available if omitted. */
  room?: ReservationThingInput | null;
  /** yyyy-mm-ddThh:mm in the provider’s local time, or with an offset an instant. */
  start: string;
  /** Whether the confirmation is mailed; true by default. */
  tellsCustomer?: boolean | null;
};

/** Several bookings for one customer. */
export type NewReservationsInput = {
  /** The attendee. */
  customer: WhoComesInput;
  /** Whether to book although the customer is blocked; otherwise refused. */
  despiteBlacklist?: boolean | null;
  /** At most 1000 characters; included in the customer’s personal export. */
  note?: string | null;
  /** Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`. */
  overruling?: OverrulingInput | null;
  /** At most 52. */
  rows: readonly ReservationRowInput[];
  /** Whether the confirmation is mailed; true by default. */
  tellsCustomer?: boolean | null;
};

/** A new person or thing. */
export type NewResourceInput = {
  /** Number of people per unit; no limit if omitted. */
  capacity?: number | null;
  /** #rrggbb. */
  color?: string | null;
  /** M or F. */
  gender?: string | null;
  /** 1 human, 2 physical; cannot be changed. */
  kind: number;
  /** At most 120 characters. */
  name: string;
  /** Number of units of a thing, 1 to 500; 1 by default and for a person. */
  quantity?: number | null;
  /** Job title of a person, at most 60 characters. */
  role?: string | null;
  /** Position of a person at the center: owner, director, manager or collaborator; unchanged, or collaborator, if omitted. */
  type?: string | null;
  /** Unit names in order, each unique; empty for none. */
  unitNames?: readonly string[] | null;
};

export type NewServiceData = {
  /** Groups of one kind of a provider, in its order. */
  getServiceGroups: readonly GroupOfServices[];
  /** Active people and things an offer can use. */
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
  /** By what they do. */
  intervalType?: IntervalType | null;
  /** Of an online session, https. */
  link?: string | null;
  /** Of the model custom. */
  priceCents?: number | null;
  /** In which room: taken at that time. */
  roomId?: number | null;
  /** Sessions with the same number repeat each other; none: it stands alone. */
  series?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm. */
  startsAt: string;
  /** Who teaches it: taken at that time. */
  teacherId?: number | null;
};

/** A sign-up that the desk writes down, paid at the center. */
export type NewSubscriptionInput = {
  /** Which class. */
  classId: number;
  /** Who comes. */
  customer: ParticipantInput;
  /** Also for a customer who is blocked; else refused. */
  despiteBlacklist?: boolean | null;
  /** Which of its sessions; of the total model all that have not begun. */
  sessions: readonly number[];
  /** What the desk was shown, in cents. */
  shownAmountCents?: number | null;
  /** Whether the confirmation is mailed; true by default. */
  tellsCustomer?: boolean | null;
};

export type NewUserData = {
  /** Current, former and invited colleagues of a provider, for its owners and directors. */
  getCollaborators: {
    /** False if the package allows one person only, so nobody can be invited. */
    isStaffOpened: boolean;
    /** Roles the viewer may give. */
    rolesToGive: readonly BusinessRole[];
  };
  /** Staff persons not linked to a log-in. */
  getUnassignedStaff: readonly StaffPersonToChoose[];
};

export type NewUserVariables = {
  providerId: number;
};

export type NewsletterByLinkData = {
  /** What a mailed link of the newsletter is for. Reading it changes nothing. */
  newsletterByLink: {
    /** What it is for. */
    purpose: NewsletterLinkPurpose;
    /** How the sign-up stands. */
    state: NewsletterState;
  };
};

export type NewsletterByLinkVariables = {
  code: string;
};

/** An issue as it shall be. */
export type NewsletterIssueInput = {
  /** At most 6 published articles of the language. */
  articleIds: readonly number[];
  /** it or en. */
  language: Language;
  /** At most 2000 characters, in paragraphs. */
  opening: string;
  /** At most 120 characters. */
  subject: string;
};

export type NewsletterIssuePageData = {
  /** One issue, for administrators. */
  getNewsletterIssue: NewsletterIssueSeen;
  /** Issues and number of readers, for administrators. */
  getNewsletter: {
    /** Who confirmed the Italian one. */
    readersIt: number;
    /** Who confirmed the English one. */
    readersEn: number;
  };
};

export type NewsletterIssuePageVariables = {
  id: number;
};

export type NewsletterIssueSeen = {
  /** Id of the issue. */
  id: number;
  /** it or en. */
  language: Language;
  /** Subject of the mail. */
  subject: string;
  /** Words before the articles. */
  opening: string;
  /** Articles in their order. */
  articleIds: readonly number[];
  /** What it is at. */
  state: NewsletterIssueState;
  /** To how many it went so far. */
  recipients: number;
  /** What a change must be based on. */
  version: number;
  /** When somebody said to send it. */
  sentAt: string | null;
};

/** Being written, on its way into the outbox, or all in it. */
export type NewsletterIssueState = 'draft' | 'sending' | 'sent';

/** What a mailed link of the newsletter is for. */
export type NewsletterLinkPurpose = 'confirm' | 'leave';

export type NewsletterListData = {
  /** Issues and number of readers, for administrators. */
  getNewsletter: {
    /** Who confirmed the Italian one. */
    readersIt: number;
    /** Who confirmed the English one. */
    readersEn: number;
    /** The latest 100, the newest first. */
    issues: readonly {
      /** Id of the issue. */
      id: number;
      /** it or en. */
      language: Language;
      /** Subject of the mail. */
      subject: string;
      /** What it is at. */
      state: NewsletterIssueState;
      /** To how many it went so far. */
      recipients: number;
      /** When somebody said to send it. */
      sentAt: string | null;
    }[];
  };
};

export type NewsletterListVariables = Record<string, never>;

/** Where somebody signed up for the newsletter. */
export type NewsletterPlace = 'api' | 'page' | 'read';

/** Whether somebody gets the newsletter. */
export type NewsletterState = 'confirmed' | 'left' | 'waiting';

export type NextFreeDateAtDeskData = {
  /** The first date with an available start after a given one, `YYYY-MM-DD`; null if there is none up to the booking horizon; in a chosen room the next 14 free dates are tried. */
  getNextFreeDateAtDesk: string | null;
};

export type NextFreeDateAtDeskVariables = {
  providerId: number;
  offerId: number;
  resourceId?: number | null;
  date: string;
  durationMinutes?: number | null;
  room?: ReservationThingInput | null;
};

export type NoAnswerNeededData = {
  /** Says that the customer of a chat waits for no answer. Idempotent. */
  noAnswerNeeded: boolean;
};

export type NoAnswerNeededVariables = {
  chatId: string;
};

/** Kind of notice. */
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
  /** Id of the notice. */
  id: number;
  /** Kind of notice. */
  kind: NoticeKind;
  /** When it was created. */
  at: string;
  /** Whether it is marked as read. */
  isRead: boolean;
  /** The booking; null if there is none or the viewer may no longer see it. */
  booking: {
    /** The reservation. */
    id: number;
    /** Name of the service when it was booked. */
    serviceName: string;
    /** Name of the attendee; empty if unknown or erased. */
    customerName: string;
    /** Name of the person. */
    resourceName: string | null;
    /** Time. */
    startsAt: string;
    /** IANA time zone of its time. */
    timeZone: string;
  } | null;
  /** The colleague it is about. */
  colleague: {
    /** Id of their place. */
    id: number;
    /** Name, else e-mail. */
    name: string;
  } | null;
  /** The customer whose account was deleted. */
  customer: {
    /** Id of the customer. */
    id: number;
    /** Name as the provider recorded it; may be empty. */
    name: string;
    /** Whether a decision is still open. */
    isOpen: boolean;
  } | null;
  /** The finished customer import. */
  customerImport: {
    /** Id of the import. */
    id: number;
    /** Number of new customers. */
    added: number;
    /** Number of customers with missing data filled. */
    changed: number;
    /** Number of unchanged customers. */
    unchanged: number;
    /** Number of refused rows. */
    refused: number;
  } | null;
};

export type NoticesData = {
  /** The viewer’s notices at a provider in the last 90 days, latest first. */
  getNotices: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** Number of unread notices on all pages. */
    unread: number;
    /** At most ten. */
    items: readonly NoticeSeen[];
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
  } | null;
  /** E-mail preferences of the signed-in staff member; null if they are not staff. */
  getStaffMailWishes: {
    /** Whether new bookings are mailed. */
    newBookings: boolean;
    /** Whether moved bookings are mailed. */
    moves: boolean;
    /** Whether cancelled or reassigned bookings are mailed. */
    cancellations: boolean;
    /** Which days’ bookings are mailed. */
    days: StaffMailDays;
    /** Whether tomorrow’s bookings are mailed on the evening before, if there are any. */
    dayBefore: boolean;
  } | null;
};

export type NoticesVariables = {
  providerId: number;
  page?: number | null;
};

/** An offer of a service. */
export type OfferInput = {
  /** Number of people per start and person. */
  capacity?: number | null;
  /** Minutes after it in which person and rooms are held. */
  cleanupMinutes?: number | null;
  /** Plain text. */
  description?: string | null;
  /** 1 to 1440. */
  durationMinutes: number;
  /** Id of an existing offer; null for a new one. */
  id?: number | null;
  /** Whether it is active; true by default. */
  isActive?: boolean | null;
  /** Minimum number of people. */
  minimumCapacity?: number | null;
  /** At most 120 characters. */
  name: string;
  /** Rooms and equipment it needs. */
  needs?: readonly OfferNeedInput[] | null;
  /** Ids of the people who can do it. */
  people?: readonly number[] | null;
  /** Minutes before it in which person and rooms are held. */
  prepareMinutes?: number | null;
  /** In cents. */
  priceCents: number;
  /** VAT treatment; null for the provider’s, unchanged if omitted. */
  vatTreatment?: VatTreatment | null;
};

/** Rooms or equipment an offer needs: a number of units of any of these things. */
export type OfferNeedInput = {
  /** Ids of the things. */
  resourceIds: readonly number[];
  /** Number of units, over all things; 1 by default. */
  units?: number | null;
};

export type OfferToBook = {
  /** Id of the offer. */
  id: number;
  /** Name of the offer. */
  name: string;
  /** Name of its service. */
  serviceName: string;
  /** Duration in minutes. */
  durationMinutes: number;
  /** Total price, in cents. */
  priceCents: number;
  /** People who do it. */
  people: readonly {
    /** Id of the resource. */
    id: number;
    /** Name of the person. */
    name: string;
  }[];
  /** Rooms and things it may need; empty for a collaborator. */
  rooms: readonly {
    /** Id of the thing. */
    resourceId: number;
    /** Number of the unit; null for any. */
    unit: number | null;
    /** Name. */
    name: string;
  }[];
};

export type OneCustomerToBookData = {
  /** Customers of a provider by beginnings of words of the name, by e-mail or phone digits, or by id. Collaborators: customers of own bookings. */
  searchCustomers: readonly CustomerToBook[];
};

export type OneCustomerToBookVariables = {
  providerId: number;
  id: number;
};

export type OpenChatData = {
  /** One chat of the viewer’s. */
  getChat: readonly {
    /** Its members in order, then the provider: `9_12_3`; 0 is the desk. */
    chatId: string;
    /** At which center. */
    providerId: number;
    /** Of the other side; empty for who has left. */
    name: string;
    /** Of the other side: customer, center or colleague. */
    role: string;
    /** Of the desk’s chats: since when the customer waits for an answer. */
    waitingSince: string | null;
    /** The viewer’s side has closed it. */
    isBlocked: boolean;
    /** Whether the viewer can write in it now. */
    canWrite: boolean;
    /** Whether the viewer can send images and files in it, as far as they can write. */
    canSendFiles: boolean;
    /** The other side. */
    user: {
      /** Address of the picture. */
      image: string | null;
      /** Of a customer or colleague; of a center its public one. */
      email: string | null;
    };
  }[];
};

export type OpenChatVariables = {
  chatId: string;
};

/** A date with opening hours of its own. */
export type OpeningDateInput = {
  /** `YYYY-MM-DD`, each date once. */
  date: string;
  /** Empty if closed. */
  times: readonly TimesOfDayInput[];
};

export type OpeningHoursData = {
  /** Opening hours set by a center. */
  getOpeningHours: OpeningHoursToEdit;
};

/** All opening hours; omitted ones are removed. */
export type OpeningHoursInput = {
  /** Dates with other hours. */
  dates?: readonly OpeningDateInput[] | null;
  /** Hours by weekday. */
  weekly: readonly TimesOfWeekdayInput[];
};

export type OpeningHoursToEdit = {
  /** Version to send with a change. */
  version: number;
  /** Today’s date at the center, `YYYY-MM-DD`. */
  today: string;
  /** By weekday; if empty, the page shows when its people work. */
  weekly: readonly {
    /** ISO weekday: 1 Monday to 7 Sunday. */
    weekday: number;
    /** Start. */
    startMinute: number;
    /** End. */
    endMinute: number;
  }[];
  /** Dates with other hours. */
  dates: readonly {
    /** `YYYY-MM-DD`. */
    date: string;
    /** Empty if closed. */
    times: readonly {
      /** Start. */
      startMinute: number;
      /** End. */
      endMinute: number;
    }[];
  }[];
};

export type OpeningHoursVariables = {
  providerId: number;
};

export type OrderOfReservationData = {
  /** One booking of a provider. Collaborators: their own. */
  getReservation: {
    /** The booking as in the list. */
    reservation: {
      /** Id and number of the reservation. */
      id: number;
      /** Id of its order. */
      orderId: number;
    };
  };
};

export type OrderOfReservationVariables = {
  providerId: number;
  id: number;
};

/** Payment state of an order: payments less refunds. */
export type OrderPaymentState =
  | 'fullyPaid'
  | 'notPaid'
  | 'paidWithMembership'
  | 'partiallyPaid'
  | 'pricedZero';

export type OrderResourcesData = {
  /** Moves a person or thing before another, or to the end; also the order in which rooms are chosen. Returns all. */
  orderResources: readonly {
    /** Id of the resource. */
    id: number;
  }[];
};

export type OrderResourcesVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

/** Entity type of the specification. */
export type OrderSubject =
  | 'bundle'
  | 'freeAmount'
  | 'membership'
  | 'package'
  | 'product'
  | 'reservation'
  | 'subscription'
  | 'walletTopUp';

/** A period in which a thing or one unit cannot be used, in the provider’s local time. */
export type OutOfServiceInput = {
  /** The first date, `YYYY-MM-DD`. */
  fromDate: string;
  /** Minute of that day; its start if omitted. */
  fromMinute?: number | null;
  /** Reason, at most 120 characters. */
  reason: string;
  /** Last date; until further notice if omitted. */
  toDate?: string | null;
  /** Minute of that day; its end if omitted. */
  toMinute?: number | null;
  /** Number of the unit, from 1; all if omitted. */
  unit?: number | null;
};

/** Overrules the center’s rules for a time; the history keeps rules and reason. */
export type OverrulingInput = {
  /** The reason. */
  reason: string;
};

export type OwedOrdersData = {
  /** Unpaid orders of one customer or of some bookings, oldest first; exactly one of the two is given. For roles that take payments. */
  getOwedOrders: readonly {
    /** Id of the order. */
    orderId: number;
    /** Id of its booking; null for other orders. */
    reservationId: number | null;
    /** Id of the customer. */
    customerId: number;
    /** Name of the customer; empty if none. */
    customer: string;
    /** Name of what was ordered. */
    name: string;
    /** When it takes place, by the center’s clock. */
    startsAt: string | null;
    /** Total price. */
    totalCents: number;
    /** Amount due. */
    owedCents: number;
    /** What the wallet of the customer holds; null without a wallet. */
    walletCents: number | null;
  }[];
};

export type OwedOrdersVariables = {
  providerId: number;
  customerId?: number | null;
  reservationIds?: readonly number[] | null;
};

export type OwnArticleListed = {
  /** Id of the article. */
  id: number;
  /** May be empty while it is written. */
  title: string;
  /** it or en. */
  language: Language;
  /** draft, published or hidden. */
  state: ArticleState;
  /** Since when readers see it, or from when on they will; null: never published. */
  date: string | null;
  /** Whether readers see something else. */
  isChanged: boolean;
  /** When it was last saved. */
  updatedAt: string;
  /** Under whose name. */
  author: {
    /** Name the author writes under. */
    displayName: string;
  };
};

export type OwnArticlePageData = {
  /** An article of the signed-in author, or any for an administrator. */
  getOwnArticle: {
    /** Id of the article. */
    id: number;
    /** it or en. */
    language: Language;
    /** draft, published or hidden. */
    state: ArticleState;
    /** Since when readers see it, or from when on they will; null: never published. */
    date: string | null;
    /** Address that readers find it at. */
    publicSlug: string;
    /** Address it will have once it is published. */
    Slug: string;
    /** May be empty while it is written. */
    title: string;
    /** May be empty. */
    description: string;
    /** Clean HTML; empty in lists. */
    content: string;
    /** Path of its picture. */
    image: string | null;
    /** What the picture shows, in words. */
    imageAlt: string;
    /** Of its category. */
    categoryId: number | null;
    /** Whether readers see something else. */
    isChanged: boolean;
    /** What a change must be based on. */
    version: number;
    /** Under whose name. */
    author: {
      /** Id of the author. */
      id: number;
      /** Name the author writes under. */
      displayName: string;
      /** Address: `/read/author/<Slug>`. */
      Slug: string;
    };
    /** The languages of the story, this one among them. */
    languages: readonly {
      /** Id of the article. */
      id: number;
      /** it or en. */
      language: Language;
    }[];
  };
  /** The categories of the blog in their order (specification section 7). */
  getBlogCategories: readonly {
    /** Id of the category. */
    id: number;
    /** Name in the requested language. */
    name: string;
    /** #rrggbb. */
    color: string;
    /** Address: `/read/category/<Slug>`. */
    Slug: string;
  }[];
  /** All authors for an administrator; oneself for an author. */
  getOwnAuthors: readonly {
    /** Id of the author. */
    id: number;
    /** Name the author writes under. */
    displayName: string;
    /** Whether they write no more. */
    isArchived: boolean;
  }[];
};

export type OwnArticlePageVariables = {
  id: number;
};

export type OwnArticlesData = {
  /** Articles of the signed-in author; all for an administrator. */
  getOwnArticles: {
    /** On all pages. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages. */
    pages: number;
    /** The last touched first. */
    items: readonly OwnArticleListed[];
  };
};

export type OwnArticlesVariables = {
  state?: ArticleState | null;
  page?: number | null;
};

export type OwnAuthorSeen = {
  /** Id of the author. */
  id: number;
  /** Address: `/read/author/<Slug>`. */
  Slug: string;
  /** Name the author writes under. */
  displayName: string;
  /** Profession in Italian. */
  jobTitleIt: string;
  /** Profession in English. */
  jobTitleEn: string;
  /** About the author, in Italian. */
  biographyIt: string;
  /** About the author, in English. */
  biographyEn: string;
  /** Path of a picture. */
  image: string | null;
  /** Whether they write no more. */
  isArchived: boolean;
  /** Whether somebody logs in to write under the name. */
  hasLogIn: boolean;
  /** What a change must be based on. */
  version: number;
};

export type OwnAuthorsData = {
  /** All authors for an administrator; oneself for an author. */
  getOwnAuthors: readonly OwnAuthorSeen[];
};

export type OwnAuthorsVariables = Record<string, never>;

export type OwnBreakShown = {
  /** Its id. */
  id: number;
  /** Version to send with a change. */
  version: number;
  /** Weekday of a weekly break. */
  weekday: number | null;
  /** The date, or the first date of a series. */
  date: string | null;
  /** Minute of the local day; an end before the start is on the next day, 1440 is midnight. */
  startMinute: number;
  /** End. */
  endMinute: number;
  /** Reason of a block. */
  reason: string | null;
  /** For a repeated block: repeats every so many weeks. */
  everyWeeks: number | null;
  /** The last date on which it may begin. */
  untilDate: string | null;
  /** Dates that are left out. */
  exceptDates: readonly string[];
};

export type OwnCenter = {
  /** Id of the provider. */
  providerId: number;
  /** Its name. */
  name: string;
  /** Town of the provider. */
  city: string | null;
  /** IANA time zone of everything at the provider. */
  timeZone: string;
  /** owner, director, manager or collaborator. */
  role: BusinessRole;
  /** Status of its first settings. */
  setup: SetupStanding;
  /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
  viewerCan: readonly ProviderAction[];
  /** Features its package does not include, whatever the role. */
  notInPackage: readonly ProviderAction[];
};

export type OwnCourseSeen = {
  /** `productId` of the calls. */
  id: number;
  /** What it is called. */
  name: string;
  /** HTML of words alone, made safe; may be empty. */
  description: string;
  /** The same in cents. */
  priceCents: number;
  /** How it is taxed. */
  vatTreatment: VatTreatment;
  /** The group it stands in. */
  prodGroupId: number | null;
  /** Of its category. */
  categoryId: number | null;
  /** Its category in the requested language. */
  categoryName: string | null;
  /** For whom it is made. */
  target: CourseTarget;
  /** How long it can be watched, in `durationType`. */
  duration: number;
  /** The unit of the duration. */
  durationType: PeriodType;
  /** It can be watched without an end. */
  alwaysAvailable: boolean;
  /** Visitors see it. */
  active: boolean;
  /** Put away. */
  archive: boolean;
  /** How many files it has. */
  fileCount: number;
  /** How many sections it has. */
  sectionCount: number;
  /** Absolute address of its picture; a drawn still life while it has none. */
  imageUrl: string;
  /** It has a picture of its own. */
  hasPicture: boolean;
  /** How the picture stands; null for none. */
  pictureState: FilmState | null;
  /** What a change must be based on. */
  version: number;
  /** The group it stands in. */
  group: {
    /** Id of the group. */
    id: number;
    /** Its name. */
    name: string;
  } | null;
  /** Shows everybody what it is like. */
  intro: {
    /** Of the file. */
    name: string;
    /** How it stands. */
    state: FilmState;
    /** Browsers play it. */
    transcoded: boolean;
    /** Where it is watched; null while it cannot be. */
    signedUrl: string | null;
  } | null;
};

export type OwnFileSeen = {
  /** Id of the file. */
  id: number;
  /** What was uploaded: copies share it. */
  assetId: number;
  /** Of the file, as it was uploaded. */
  name: string;
  /** What it is called. */
  title: string;
  /** Plain text, may be empty. */
  description: string;
  /** What it is. */
  type: FileType;
  /** Visitors can open it. */
  free: boolean;
  /** Browsers show it; else it is in preparation. */
  transcoded: boolean;
  /** How the upload stands. */
  state: FilmState;
  /** Why it was refused: notThatKind, damaged, tooLong, otherSize, notSent. */
  failure: string | null;
  /** Its size. */
  bytes: number;
  /** SHA-256 of its first MiB, as its sender counted it; only while it is on its way. */
  headHash: string | null;
  /** How long it is; null where that is not known. */
  durationSeconds: number | null;
  /** Of its section. */
  sectionId: number;
  /** Where it opens, for who asks alone; null for what does not open. Of what waits for consent it opens once that is given. */
  signedUrl: string | null;
};

export type OwnHoldsData = {
  /** Unpaid holds with a provider, of this browser or the signed-in person. Empty for others. */
  ownHolds: readonly {
    /** The reservation. */
    id: number;
    /** What was booked. */
    offerId: number;
    /** What was booked. */
    offerName: string;
    /** The person. */
    resourceName: string | null;
    /** Start, with offset. */
    startsAt: string;
    /** Time zone of the times. */
    timeZone: string;
    /** Price, in cents. */
    amountCents: number;
    /** The promo code in the price. */
    promoCode: string | null;
    /** What the promo code takes off, in cents. */
    promoDiscountCents: number;
    /** When the hold of a pending booking expires. */
    expiresAt: string | null;
  }[];
};

export type OwnHoldsVariables = {
  providerId: number;
};

export type OwnPage = {
  /** Id of the provider. */
  id: number;
  /** Center or professional. */
  type: ProviderType;
  /** Name. */
  name: string;
  /** Plain text; an empty line separates paragraphs. */
  description: string;
  /** Categories, the main one first. */
  categories: readonly {
    /** Stable key, the same in every language. */
    slug: string;
    /** In the requested language. */
    name: string;
  }[];
  /** As the provider writes it. */
  phone: string | null;
  /** E-mail for visitors. */
  email: string | null;
  /** Its website. */
  url: string | null;
  /** Address of its blog. */
  blog: string | null;
  /** Search keywords. */
  tags: readonly string[];
  /** Key of the town in the place index, such as `it-milano`. */
  cityKey: string | null;
  /** Social profiles. */
  socialLinks: {
    /** Address of the page. */
    facebook: string | null;
    /** Address of the profile. */
    instagram: string | null;
    /** Address of the profile. */
    linkedin: string | null;
    /** Skype name. */
    skype: string | null;
    /** Address of the profile. */
    twitter: string | null;
    /** Address of the channel. */
    youtube: string | null;
  };
  /** Location of the provider. */
  location: {
    /** Street and number. */
    addressLine1: string | null;
    /** Staircase, floor and directions. */
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
  /** Whether visitors can see it: published, active and not locked. */
  isPublic: boolean;
  /** What is missing for publishing. */
  missing: readonly PublishingNeed[];
  /** Version of the profile; a form sends the one it was filled from. */
  profileVersion: number;
  /** Version of the location; a form sends the one it was filled from. */
  locationVersion: number;
};

export type OwnPageToEditData = {
  /** A provider’s page for its staff, published or not. */
  getOwnProvider: OwnPage;
  /** The categories providers choose from, in display order. */
  categories: readonly {
    /** Stable key, the same in every language. */
    slug: string;
    /** In the requested language. */
    name: string;
    /** Provider type that can choose it. */
    type: ProviderType;
  }[];
};

export type OwnPageToEditVariables = {
  providerId: number;
};

export type OwnSectionSeen = {
  /** Id of the section. */
  id: number;
  /** What it is called. */
  name: string;
  /** How many files it has. */
  numberOfFiles: number;
  /** It opens so long after purchase, in `periodType`; 0: at once. */
  availableAfter: number;
  /** The unit of that. */
  periodType: PeriodType;
};

export type OwnServiceData = {
  /** One service with all fields of its form. */
  getSubService: ServiceSeen;
};

export type OwnServiceVariables = {
  providerId: number;
  id: number;
};

export type OwnServicesData = {
  /** A provider’s services for its staff. Collaborators: their own. */
  getSubServices: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** At most ten. */
    items: readonly ListedService[];
  };
  /** Groups of one kind of a provider, in its order. */
  getServiceGroups: readonly GroupOfServices[];
};

export type OwnServicesVariables = {
  providerId: number;
  search?: string | null;
  standing?: string | null;
  time?: string | null;
  groupId?: number | null;
  sort?: string | null;
  isDescending?: boolean | null;
  page?: number | null;
};

export type OwnWidget = {
  /** Version; a form sends it back. */
  version: number;
  /** Whether it is archived; its address then shows nothing. */
  isArchived: boolean;
  /** The configuration. */
  integration: {
    /** Id of the widget configuration. */
    id: number;
    /** Name for the provider. */
    name: string;
    /** `widget` in a frame, or `link`. */
    integrationType: string;
    /** Tab it opens with; null for the first with content. */
    page: string | null;
    /** Site that uses it. */
    url: string | null;
    /** Address of its link back to the provider’s site. */
    link: string | null;
    /** Whether only the site in `url` may frame it. */
    onlyOnItsSite: boolean;
    /** Code to paste into the provider’s site, with texts in the requested language. */
    integrationCode: string;
    /** #rrggbb, the main colour. */
    primaryColor: string;
    /** Colour behind the widget. */
    background: string | null;
    /** Colour of cards and fields. */
    base: string | null;
    /** Background colour of text. */
    body: string | null;
    /** Colour of buttons. */
    button: string | null;
    /** Colour of the text. */
    font: string | null;
    /** A linear gradient for the band at its top. */
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
    /** Kept as given; the e-mail is always required. */
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
  /** A provider’s widget configurations for roles that run it: newest first, archived ones last. */
  getWebIntegrations: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** False if the package does not include widgets. */
    isOpened: boolean;
    /** Whether visitors can see the provider and its widgets. */
    isShown: boolean;
    /** At most ten. */
    items: readonly OwnWidget[];
  };
};

export type OwnWidgetsVariables = {
  providerId: number;
  page?: number | null;
};

/** Who comes: exactly one of these. */
export type ParticipantInput = {
  /** A customer the provider has. */
  id?: number | null;
  /** A new customer. */
  new?: NewParticipantInput | null;
  /** Somebody who walks in. */
  walkIn?: WalkInParticipantInput | null;
};

/** When a pass begins: the day it is bought, or the day it is used first. */
export type PassBeginning = 'firstUse' | 'purchase';

export type PassDetailData = {
  /** One pass of a provider with its money, for roles that take payments. */
  getUserMembership: {
    /** Of the center. */
    timeZone: string;
    /** The pass. */
    pass: PassSeen;
    /** What was paid of it. */
    money: ReservationMoney;
  };
};

export type PassDetailVariables = {
  providerId: number;
  id: number;
};

export type PassOfCustomer = {
  /** `userMembershipId` of orders. */
  id: number;
  /** Of the membership. */
  name: string;
  /** Of the offer. */
  offerName: string;
  /** As sold; null: without limit. */
  entries: number | null;
  /** Entries left; null: without limit. */
  left: number | null;
  /** Of a bundle, each with what is left. */
  parts: readonly {
    /** As sold. */
    name: string;
    /** As sold. */
    entries: number;
    /** Uses left. */
    left: number;
  }[];
  /** First day, by the center’s date; null: it waits for its first use. */
  startsOn: string | null;
  /** Last day. */
  endsOn: string | null;
  /** Of one that begins with its first use: until when that is. */
  startBy: string | null;
  /** Of one that waits for its first use, where it has a season: the first day of that, YYYY-MM-DD. */
  seasonFrom: string | null;
  /** How it stands today. */
  standing: PassStanding;
};

/** The sale of a pass at the desk, paid whole. */
export type PassSaleInput = {
  /** To whom. */
  customerId: number;
  /** cash, terminal or bank. */
  method: TillMethod;
  /** Note for the till. */
  note?: string | null;
  /** An offer of a membership. */
  offerId: number;
  /** Unpaid visits of the customer that it pays at once. */
  orderIds?: readonly number[] | null;
  /** A promo code of the provider. */
  promoCode?: string | null;
  /** Number of the documento commerciale; optional. */
  receiptNumber?: string | null;
  /** The price that was shown, with the code, in cents. */
  shownPriceCents: number;
};

export type PassSeen = {
  /** `userMembershipId` of orders. */
  id: number;
  /** Whose. */
  customerId: number;
  /** Name of the customer. */
  customer: string;
  /** The order that bought it. */
  orderId: number;
  /** Of the membership. */
  name: string;
  /** Of the offer. */
  offerName: string;
  /** #rrggbb. */
  color: string;
  /** As sold, in cents. */
  priceCents: number;
  /** As sold; null: without limit. */
  entries: number | null;
  /** Entries left; null: without limit. */
  left: number | null;
  /** Of a bundle, each with what is left. */
  parts: readonly {
    /** As sold. */
    name: string;
    /** As sold. */
    entries: number;
    /** Uses left. */
    left: number;
  }[];
  /** First day, by the center’s date; null: it waits for its first use. */
  startsOn: string | null;
  /** Last day. */
  endsOn: string | null;
  /** Of one that begins with its first use: until when that is. */
  startBy: string | null;
  /** Of one that waits for its first use, where it has a season: the first day of that, YYYY-MM-DD. */
  seasonFrom: string | null;
  /** How it stands today. */
  standing: PassStanding;
  /** The latest visit first. */
  uses: readonly {
    /** Its id. */
    id: number;
    /** For what. */
    kind: PassUseKind;
    /** The booking, if it is one. */
    reservationId: number | null;
    /** The sign-up, if it is one. */
    subscriptionId: number | null;
    /** The service or class. */
    name: string;
    /** When it begins. */
    visitAt: string;
    /** How it stands. */
    state: PassUseState;
  }[];
};

/** How a pass stands: it waits for its first use, can be used, is used up, expired, or paid back. */
export type PassStanding = 'active' | 'expired' | 'refunded' | 'usedUp' | 'waiting';

export type PassToPayWith = {
  /** The own credit there, in cents: what `payWith` can use. */
  walletCents: number;
  /** The own passes; those that pay it and end first come first. */
  passes: readonly {
    /** Why it cannot pay this order, in words; null where it can. */
    whyNot: string | null;
    /** The pass. */
    pass: {
      /** `userMembershipId` of orders. */
      id: number;
      /** Of the membership. */
      name: string;
      /** Of the offer. */
      offerName: string;
      /** Entries left; null: without limit. */
      left: number | null;
      /** Last day. */
      endsOn: string | null;
    };
  }[];
};

/** What an entry was used for: a booking of a service, or a session of a class. */
export type PassUseKind = 'reservation' | 'subscription';

/** taken; returned after a cancellation in time; kept after a late one. */
export type PassUseState = 'kept' | 'returned' | 'taken';

export type PassesForOrderData = {
  /** The passes of whoever an unpaid booking or sign-up is for; for roles that take payments. */
  getPassesForOrder: readonly {
    /** Why it cannot pay this order, in words; null where it can. */
    whyNot: string | null;
    /** The pass. */
    pass: {
      /** `userMembershipId` of orders. */
      id: number;
      /** Of the membership. */
      name: string;
      /** Of the offer. */
      offerName: string;
      /** Entries left; null: without limit. */
      left: number | null;
      /** Last day. */
      endsOn: string | null;
    };
  }[];
};

export type PassesForOrderVariables = {
  providerId: number;
  orderId: number;
};

export type PassesOfCustomerData = {
  /** The passes of a provider, of one customer or of one membership. */
  getUserMemberships: {
    /** How many there are. */
    total: number;
    /** The latest first. */
    items: readonly PassOfCustomer[];
  };
};

export type PassesOfCustomerVariables = {
  providerId: number;
  customerId: number;
};

export type PaySubscriptionData = {
  /** Starts or resumes a payment; the server sets the amount. Of a video course (`productId`) or an offer of a membership (`membershipId`): buys it, and what is free is had at once. Of a reservation or class subscription that awaits payment: with its `paymentToken` or mailed code, or signed in as the person who booked; others are answered as for an unknown one. What cannot be bought yet is refused. */
  generatePaymentIntent: CreationResult;
};

export type PaySubscriptionVariables = {
  subscriptionId: number;
  paymentToken?: string | null;
};

/** What is to pay a booking or sign-up while it is made; the rest is paid by card or on site. */
export type PayWithInput = {
  /** Own credit to use at most, in cents: what was shown. Else walletTooLow. */
  walletCents?: number | null;
};

export type PayWithPassData = {
  /** Pays an unpaid booking or sign-up with a pass of whoever comes. Answers the entries used. */
  payOrderWithPass: number;
};

export type PayWithPassVariables = {
  providerId: number;
  orderId: number;
  passId: number;
};

/** Who disconnected it. */
export type PaymentAccountEnder = 'owner' | 'processor';

/** Groups of details the processor requires. */
export type PaymentAccountMissing =
  | 'bankAccount'
  | 'company'
  | 'document'
  | 'other'
  | 'person'
  | 'profile'
  | 'terms';

/** live: real money. test: test money. off: this installation takes no online payments. */
export type PaymentAccountMode = 'live' | 'off' | 'test';

/** none: never had one. started: the processor’s questions are unanswered. askedForMore: details are missing or under review. ready: can receive payments. refused: by the processor. disconnected: by its owner, or at the processor. */
export type PaymentAccountState = 'askedForMore' | 'disconnected' | 'none' | 'ready' | 'refused' | 'started';

/** What an order was paid with. */
export type PaymentMethod = 'BankTransfer' | 'Cash' | 'CreditCard' | 'DebitCard' | 'Membership' | 'Wallet';

export type PaymentProgress = {
  /** Its status. */
  state: HostedPaymentState;
  /** Why the last card was declined: declined, insufficientFunds, invalidNumber, expiredOrInvalidExpiry, invalidSecurityCode, authenticationFailed or processingError. */
  failure: string | null;
  /** Seconds left to pay; null without a limit. */
  secondsLeft: number | null;
  /** Whether `keepPlaceLonger` has an effect. */
  canKeepLonger: boolean;
};

/** How a provider accepts payments: on site only, as the customer chooses, online only, by membership only. */
export type PaymentSetting = 'NoPayments' | 'OnlineOnly' | 'Optional' | 'membership';

/** Payment settings, complete. At least one payment method for services must remain. */
export type PaymentSettingsInput = {
  /** False if only existing customers may book. */
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
  /** Progress of a payment, with its client secret. Poll it while it is processing. */
  paymentState: PaymentProgress;
};

export type PaymentStateVariables = {
  orderId: number;
  clientSecret: string;
  afterForm?: boolean | null;
};

export type PaymentToMakeData = {
  /** Data of the hosted page, with the payment’s client secret. */
  paymentToMake: {
    /** Id of the order. */
    orderId: number;
    /** Kind of subject: reservation. */
    subject: OrderSubject;
    /** Name of what is paid. */
    name: string;
    /** Name of the person. */
    resourceName: string | null;
    /** Start of the booking. */
    startsAt: string | null;
    /** The provider’s time zone. */
    timeZone: string;
    /** Id of the payee. */
    providerId: number;
    /** Name of the payee. */
    providerName: string;
    /** In euro, before the online discount. */
    priceWithoutDiscount: number;
    /** Amount due, in cents. */
    amountCents: number;
    /** Whether it is test money; the page must say so clearly. */
    isTestMoney: boolean;
    /** Whether to show the form for test cards instead of the processor’s. */
    hasTestCardForm: boolean;
    /** Publishable key for the processor’s script. */
    publishableKey: string;
    /** Id of the account that is paid. */
    stripeAccount: string;
    /** Progress of the payment. */
    progress: PaymentProgress;
  };
};

export type PaymentToMakeVariables = {
  orderId: number;
  clientSecret: string;
};

export type PaymentsToEditData = {
  /** Payment settings of a provider, for owner and director. */
  getPaymentSettings: CenterPayments;
  /** Tax settings of a provider, for owner and director. */
  getVatSettings: CenterVat;
  /** Status of a provider’s payment account, for owner and director. */
  getPaymentAccountStatus: CenterAccount;
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
  } | null;
  /** Second factors of the signed-in person. */
  getMySecondFactors: MySecondFactors;
};

export type PaymentsToEditVariables = {
  providerId: number;
  isBack: boolean;
};

/** Days, weeks or months of 30 days. */
export type PeriodType = 'daily' | 'monthly' | 'weekly';

export type PersonHours = {
  /** Id of the person or thing. */
  resourceId: number;
  /** Name of the person or thing. */
  name: string;
  /** Today’s date at the center, `YYYY-MM-DD`. */
  today: string;
  /** Version to send with a change. */
  version: number;
  /** True if nothing is saved yet; the schedule then shows the center’s opening hours. */
  isDefault: boolean;
  /** At most one applies on any date. */
  schedules: readonly {
    /** `YYYY-MM-DD`; null for no start. */
    validFrom: string | null;
    /** Last day on which its times begin; null for no end. */
    validTo: string | null;
    /** 1: every week; 2 to 4: number of alternating weeks. */
    cycleWeeks: number;
    /** Number of the week in the cycle, from 1. */
    cycleWeek: number;
    /** A date in the first week of the cycle. */
    anchorDate: string;
    /** Working blocks. */
    blocks: readonly {
      /** ISO weekday: 1 Monday to 7 Sunday. */
      weekday: number;
      /** Start. */
      startMinute: number;
      /** End. */
      endMinute: number;
    }[];
  }[];
  /** Dates with other hours or none. */
  dates: readonly {
    /** `YYYY-MM-DD`. */
    date: string;
    /** Empty if closed. */
    times: readonly {
      /** Start. */
      startMinute: number;
      /** End. */
      endMinute: number;
    }[];
  }[];
};

/** A group booking to move. */
export type PlacedReservationInput = {
  /** Id of the booking. */
  id: number;
  /** Complete list of rooms and things, matching the offer’s needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

export type PreviewEmailTemplateData = {
  /** HTML of a mail in a template’s words about an example, for a sandboxed frame. */
  previewEmailTemplate: string;
};

export type PreviewEmailTemplateVariables = {
  providerId: number;
  input: EmailTemplateInput;
};

export type ProductData = {
  /** One video course of a provider with its sections and files. */
  getProduct: {
    /** The course. */
    course: OwnCourseSeen;
    /** In their order. */
    sections: readonly OwnSectionSeen[];
    /** Section by section, in their order. */
    files: readonly OwnFileSeen[];
  };
  /** Who bought a video course of a provider or was given it. */
  getProductBuyers: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** The latest first. */
    items: readonly CourseBuyerSeen[];
  };
};

export type ProductToEditData = {
  /** One video course of a provider with its sections and files. */
  getProduct: {
    /** The course. */
    course: OwnCourseSeen;
  };
  /** Groups of one kind of a provider, in its order. */
  getServiceGroups: readonly {
    /** The group. */
    id: number;
    /** Name. */
    name: string;
  }[];
  /** The categories providers choose from, in display order. */
  categories: readonly {
    /** Id of the category. */
    id: number;
    /** In the requested language. */
    name: string;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type ProductToEditVariables = {
  providerId: number;
  id: number;
};

export type ProductVariables = {
  providerId: number;
  id: number;
  page?: number | null;
};

export type ProductsData = {
  /** The video courses of a provider, in its order. */
  getProducts: readonly ListedProduct[];
};

export type ProductsVariables = {
  providerId: number;
  archived?: boolean | null;
};

/** How often one customer uses a code: once; repeating, in so many months from the first use; or forever. */
export type PromoCodeDuration = 'forever' | 'once' | 'repeating';

/** A promo code. */
export type PromoCodeInput = {
  /** From 1; this or the percentage. */
  amountCents?: number | null;
  /** 2 to 30 letters, digits, - and _; any case. */
  code: string;
  /** How often for one customer. */
  duration: PromoCodeDuration;
  /** 1 to 36, of repeating alone. */
  months?: number | null;
  /** By all together; left out: any number. */
  mostUses?: number | null;
  /** 1 to 10000; this or the amount. */
  percentBasisPoints?: number | null;
  /** YYYY-MM-DD, a day of the center. */
  validFrom: string;
  /** YYYY-MM-DD, the last day; left out: no end. */
  validUntil?: string | null;
};

export type PromoCodeSeen = {
  /** Its id. */
  id: number;
  /** What customers type, in capitals. */
  code: string;
  /** In hundredths of a percent; null for a fixed amount. */
  percentBasisPoints: number | null;
  /** In cents, of the whole order; null for a percentage. */
  amountCents: number | null;
  /** How often for one customer. */
  duration: PromoCodeDuration;
  /** Of repeating: from the first use. */
  months: number | null;
  /** The first day. */
  validFrom: string;
  /** The last day; null: no end. */
  validUntil: string | null;
  /** By all together; null: any number. */
  mostUses: number | null;
  /** Uses that count, those that wait to be paid too. */
  used: number;
  /** How it stands today. */
  state: PromoCodeState;
  /** For `editPromoCode`. */
  version: number;
};

/** active, toCome, usedUp, expired, or ended by the center. */
export type PromoCodeState = 'active' | 'ended' | 'expired' | 'toCome' | 'usedUp';

export type PromoCodeToEditData = {
  /** One promo code of a provider. */
  getPromoCode: PromoCodeSeen;
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type PromoCodeToEditVariables = {
  providerId: number;
  id: number;
};

export type PromoCodesData = {
  /** The promo codes of a provider, the latest first. */
  getPromoCodes: readonly PromoCodeSeen[];
};

export type PromoCodesVariables = {
  providerId: number;
};

export type ProveEmailByCodeData = {
  /** Proves, by the mailed digits, that the signed-in person reads the e-mail; valid for 15 minutes. */
  proveEmailByCode: {
    /** Always 200. */
    status: number;
  };
};

export type ProveEmailByCodeVariables = {
  session: string;
  code: string;
};

/** Action a role may perform at a provider. */
export type ProviderAction =
  | 'changeClasses'
  | 'changeCollaboratorRules'
  | 'changeCustomerFields'
  | 'changeCustomers'
  | 'changeEmailTemplates'
  | 'changeHours'
  | 'changeMemberships'
  | 'changePaymentSettings'
  | 'changePerson'
  | 'changeProducts'
  | 'changeProfile'
  | 'changePromoCodes'
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
  | 'giftCredit'
  | 'handOverOwnership'
  | 'importCustomers'
  | 'inviteUsers'
  | 'listStaff'
  | 'manageChannels'
  | 'mergeCustomers'
  | 'overruleReservations'
  | 'publishCenter'
  | 'seeCustomers'
  | 'seeEmailTemplates'
  | 'seeHealthNotes'
  | 'seeHours'
  | 'seeMemberships'
  | 'seeMessages'
  | 'seeNotices'
  | 'seePaymentSettings'
  | 'seeProducts'
  | 'seeProfile'
  | 'seePromoCodes'
  | 'seeReservations'
  | 'seeServices'
  | 'seeStaff'
  | 'seeTakings'
  | 'seeUsers'
  | 'seeWidget'
  | 'setUpCenter'
  | 'takePayments'
  | 'writeCustomerNotes';

/** Location of a provider, complete: omitted fields are cleared. */
export type ProviderLocationInput = {
  /** Street and number. */
  addressLine1?: string | null;
  /** Floor, staircase, intercom. */
  addressLine2?: string | null;
  /** May be empty only while the page is not published. */
  city?: string | null;
  /** Key of the town in the place index, from `searchPlaces`; looked up by name if omitted. */
  cityKey?: string | null;
  /** ISO 3166-1 code of two letters. */
  countryCode: string;
  /** Decimal degrees, together with the longitude; otherwise the town’s middle. */
  latitude?: number | null;
  /** Decimal degrees. */
  longitude?: number | null;
  /** At most 20 characters. */
  postalCode?: string | null;
  /** Province or state, such as MI. */
  state?: string | null;
};

export type ProviderOnCard = {
  /** Id of the provider. */
  id: number;
  /** Name. */
  name: string;
  /** Working language: it, en or sv. */
  language: string;
  /** Main photo, or a drawn room. */
  images: {
    /** 400x250 pixels. */
    small: string | null;
    /** 800x500 pixels. */
    medium: string | null;
  };
  /** Location of the provider. */
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
  /** Categories, the main one first. */
  categories: readonly {
    /** Id of the category. */
    id: number;
    /** In the requested language. */
    name: string;
  }[];
  /** Lowest price of what can be booked now, in euro; 0 only if everything is free, null if nothing can be booked. In a search: of the matching service. */
  priceFrom: number | null;
  /** Next available starts with anyone within two weeks, an hour or more apart, the earliest first; at most three. In a search: of the matching service, on the requested day. */
  nextFreeTimes: readonly {
    /** Id of the offer, as the booking calls take it. */
    subServiceId: number;
    /** Local time with offset, as the slots name it. */
    dateTimeFrom: string;
  }[];
  /** Whether anything can be booked now; otherwise people write or call. */
  takesBookings: boolean;
  /** The service that matches the search; its price and time are shown. Null if none matches. */
  matchingService: string | null;
  /** Kilometres from the place of the search, to one decimal; otherwise null. */
  distanceKm: number | null;
  /** The next session of its courses and events that has places; null if none. */
  nextSession: {
    /** What the course or event is called. */
    className: string;
    /** Local time with offset. */
    dateTimeFrom: string;
  } | null;
};

export type ProviderPageData = {
  /** One provider; null if it is unknown, not published, not active or locked. */
  getProviderGeneralInformation:
    | (ProviderToBook & {
        /** Working language: it, en or sv. */
        language: string;
        /** Center or professional. */
        type: ProviderType;
        /** Plain text; an empty line separates paragraphs. */
        description: string;
        /** Its website. */
        url: string | null;
        /** Note on the opening hours. */
        timeNote: string | null;
        /** Minimum notice before a start, in minutes. */
        reservationOffset: number;
        /** Whether its package has ended or was switched off; nothing can be booked then. */
        hasNotPaid: boolean;
        /** Whether `sendRequestToProvider` works: nothing can be booked online now, and it has an address. */
        takesRequests: boolean;
        /** Whether anything can be booked now; otherwise people write or call. */
        takesBookings: boolean;
        /** Whether customers may begin a chat with it, or the viewer has one. */
        takesMessages: boolean;
        /** Next available start of each offer with anyone within two weeks, the earliest first; at most three. */
        nextFreeStarts: readonly {
          /** Id of the offer, as the booking calls take it. */
          subServiceId: number;
          /** Local time with offset, as the slots name it. */
          dateTimeFrom: string;
        }[];
        /** Categories, the main one first. */
        categories: readonly {
          /** Id of the category. */
          id: number;
          /** In the requested language. */
          name: string;
        }[];
        /** Main photo, or a drawn room. */
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
        /** Gallery, the main photo first. */
        photos: readonly {
          /** Id of the photo. */
          id: number;
          /** Alternative text in the provider’s language; may be empty. */
          description: string;
          /** The photo in its sizes. */
          images: {
            /** 400x250 pixels. */
            small: string | null;
          };
        }[];
        /** Location of the provider. */
        location: {
          /** Street and number. */
          addressLine1: string | null;
          /** Staircase, floor and directions. */
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
        /** Social profiles. */
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
        /** Opening hours by weekday: its own, otherwise when somebody works. */
        workingHours: readonly {
          /** ISO weekday: 1 Monday to 7 Sunday. */
          weekday: number;
          /** `HH:mm:ss`. */
          startTime: string;
          /** `HH:mm:ss`; `24:00:00` is midnight; before the start it is on the next day. */
          endTime: string;
        }[];
        /** Next dates with other opening hours, at most five. */
        specialHours: readonly {
          /** `YYYY-MM-DD`. */
          date: string;
          /** Empty if closed. */
          times: readonly {
            /** `HH:mm:ss`. */
            startTime: string;
            /** `HH:mm:ss`; `24:00:00` is midnight; before the start it is on the next day. */
            endTime: string;
          }[];
        }[];
        /** Closings of whole days, current or before the last bookable date; at most three. */
        closures: readonly {
          /** The first date, `YYYY-MM-DD`. */
          from: string;
          /** The last date, `YYYY-MM-DD`. */
          to: string;
        }[];
      })
    | null;
  /** The provider’s latest widget configuration; null if visitors may not see the provider. */
  getLatestWebIntegrationWithProviderId: AskFlags | null;
};

export type ProviderPageVariables = {
  id: number;
};

/** Profile of a provider, complete: omitted fields are cleared. */
export type ProviderProfileInput = {
  /** Address of its blog; https is added if missing. */
  blog?: string | null;
  /** Slugs of one to five categories of its type, the main one first. */
  categories: readonly string[];
  /** Plain text; may be empty only while the page is not published. */
  description: string;
  /** E-mail for visitors. */
  email?: string | null;
  /** At most 120 characters. */
  name: string;
  /** As it should be shown. */
  phone?: string | null;
  /** Social profiles. */
  socialLinks?: SocialLinksInput | null;
  /** Search keywords, at most twenty. */
  tags?: readonly string[] | null;
  /** Its website; https is added if missing. */
  url?: string | null;
};

export type ProviderReservationsData = {
  /** One page of a provider’s bookings. Collaborators: their own. */
  getReservations: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** Whether there are more than the counted total. */
    isMore: boolean;
    /** Page number, from 1. */
    page: number;
    /** Number of pages that can be requested. */
    pages: number;
    /** Time zone of the provider. */
    timeZone: string;
    /** In the requested order. */
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

/** Working and booking settings, complete. */
export type ProviderSettingsInput = {
  /** 1 to 730. */
  bookingHorizonDays: number;
  /** At most 600 characters, shown beside these hours; unchanged if omitted. */
  cancellationPolicy?: string | null;
  /** Minutes between starts, 1 to 1440. */
  defaultTimeSlotStep: number;
  /** 0 to 8760. */
  freeCancellationHours: number;
  /** it, en or sv. */
  language: string;
  /** Address for booking notifications; null for none. */
  notificationEmail?: string | null;
  /** At most three of 1, 2, 3, 6, 12, 24, 48, 72 and 168; unchanged if omitted. */
  reminderHours?: readonly number[] | null;
  /** Minimum notice in minutes, 0 to 525600. */
  reservationOffset: number;
  /** Note on the opening hours. */
  timeNote?: string | null;
  /** IANA name; existing bookings keep their moment. */
  timezone: string;
};

export type ProviderToBook = {
  /** Id of the provider. */
  id: number;
  /** Name. */
  name: string;
  /** As the provider writes it. */
  phone: string | null;
  /** E-mail for visitors. */
  email: string | null;
  /** IANA time zone of all its times. */
  timezone: string;
  /** Hours before the start until which cancelling is free. */
  freeCancellationHours: number;
  /** What the provider adds to these hours in its own words; may be empty. */
  cancellationPolicy: string;
  /** Current booking terms as a token, to send back as `shownTerms`, so that nobody books on terms they were not shown. */
  bookingTerms: string;
};

/** C: a wellness center. P: a professional. */
export type ProviderType = 'C' | 'P';

export type PublicVideoFileData = {
  /** One film or sound of a published course. */
  getPublicVideoFile: FileOnCard;
};

export type PublicVideoFileVariables = {
  id: number;
};

export type PublicVideoFilesData = {
  /** The films and sounds of published courses, eight a page. */
  getPublicVideoFiles: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** What is free first, then the latest. */
    items: readonly FileOnCard[];
  };
};

export type PublicVideoFilesVariables = {
  page?: number | null;
  keyword?: string | null;
};

export type PublishArticleData = {
  /** Shows readers what was saved last. Answers its id. */
  publishArticle: number;
};

export type PublishArticleVariables = {
  id: number;
  version: number;
  date?: string | null;
};

export type PublishData = {
  /** Publishes a provider’s page. Refused with everything that is missing. */
  publishProvider: {
    /** Id of the provider. */
    id: number;
    /** Whether visitors can see it: published, active and not locked. */
    isPublic: boolean;
  };
};

export type PublishTranslationsData = {
  /** Lets a checked file count, after a fresh proof. Answers its id. */
  publishTranslations: number;
};

export type PublishTranslationsVariables = {
  textSetId: number;
};

export type PublishUserAvatarData = {
  /** Publishes an uploaded image as the avatar, cropped to a square. Returns its address. */
  publishUserAvatar: string;
};

export type PublishUserAvatarVariables = {
  uploadId: number;
};

export type PublishVariables = {
  providerId: number;
};

export type PublishedTextsPageData = {
  /** The latest 20 sets of texts that were published, the newest first; for administrators. */
  getPublishedTexts: readonly {
    /** Id of the set. */
    id: number;
    /** Language. */
    language: TextLanguage;
    /** How many differ from ours. */
    texts: number;
    /** Since when they count. */
    publishedAt: string;
    /** Whether they were taken back. */
    isReverted: boolean;
  }[];
};

export type PublishedTextsPageVariables = Record<string, never>;

/** What a page needs before it can be published. */
export type PublishingNeed = 'description' | 'location' | 'photo';

export type PutBackInServiceData = {
  /** Ends a time out of service. */
  putBackInService: boolean;
};

export type PutBackInServiceVariables = {
  providerId: number;
  id: number;
};

export type ReactivateUserData = {
  /** Restores an ended role. */
  reactivateCollaborator: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type ReactivateUserVariables = {
  providerId: number;
  id: number;
};

export type ReadNoticesData = {
  /** Marks the viewer’s notices as read. Returns the number still unread. */
  readNotices: number;
};

export type ReadNoticesVariables = {
  providerId: number;
  upTo?: number | null;
  ids?: readonly number[] | null;
};

export type ReadingListData = {
  /** Articles that readers see, the newest first (specification section 7). */
  getArticles: readonly ArticleOnCard[];
  /** How many articles readers see. */
  countArticles: number;
  /** The categories of the blog in their order (specification section 7). */
  getBlogCategories: readonly {
    /** Id of the category. */
    id: number;
    /** Address: `/read/category/<Slug>`. */
    Slug: string;
    /** Name in the requested language. */
    name: string;
    /** #rrggbb. */
    color: string;
  }[];
  /** Authors with articles that readers see, who wrote last first (specification section 7). */
  getAuthors: readonly BlogAuthorSeen[];
};

export type ReadingListVariables = {
  language: Language;
  start: number;
  category?: string | null;
  author?: string | null;
  authorSlug?: string | null;
};

export type RefundPaymentData = {
  /** Refunds card money of an order, in part or whole, to its card; the booking stays. A manager refunds payments of the same day. */
  refundPayment: {
    /** Id of the order. */
    orderId: number;
  };
};

export type RefundPaymentVariables = {
  providerId: number;
  orderId: number;
  amountCents: number;
};

/** State of an order’s refunds. */
export type RefundState = 'failed' | 'none' | 'onItsWay' | 'partlyRefunded' | 'refunded';

export type RegisterBusinessData = {
  /** Registers a person with their center or practice, on package Grow without price and end; a browser is signed in at once, and a confirmation mail is sent. */
  registerBusiness: {
    /** Its id. */
    providerId: number;
    /** Whether its owner is signed in, in the browser that registered; otherwise they log in. */
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
  /** Releases the person’s unpaid hold at once. A payment made meanwhile wins; the answer says what happened. */
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
  /** Removes the authenticator app. Needs a fresh step-up. */
  removeAuthenticatorApp: {
    /** Always 200. */
    status: number;
  };
};

export type RemoveAuthenticatorAppVariables = Record<string, never>;

export type RemoveCustomerNoteData = {
  /** Deletes a note: the author’s own, or any for roles that see all customers. Returns its id. */
  removeCustomerNote: number;
};

export type RemoveCustomerNoteVariables = {
  providerId: number;
  id: number;
  isHealth: boolean;
};

export type RemoveFileData = {
  /** Takes a file out of its section; what was uploaded goes with the last one that shows it. */
  removeFileFromSection: boolean;
};

export type RemoveFileVariables = {
  providerId: number;
  fileId: number;
};

export type RemoveIntroData = {
  /** Takes the intro of a course away. */
  removeIntro: boolean;
};

export type RemoveIntroVariables = {
  providerId: number;
  productId: number;
};

export type RemoveMyPinData = {
  /** Removes the person’s PIN from all computers. Needs a fresh step-up. */
  removeMyPin: {
    /** Always 200. */
    status: number;
  };
};

export type RemoveMyPinVariables = Record<string, never>;

export type RemovePasskeyData = {
  /** Removes a passkey. Needs a fresh step-up. */
  removePasskey: {
    /** Always 200. */
    status: number;
  };
};

export type RemovePasskeyVariables = {
  id: number;
};

export type RemoveUserAvatarData = {
  /** Removes the avatar. Returns whether there was one. */
  removeUserAvatar: boolean;
};

export type RemoveUserAvatarVariables = Record<string, never>;

export type ReorderCustomerFieldsData = {
  /** Moves a field before another, or to the end. Returns its id. */
  reorderCustomerFields: number;
};

export type ReorderCustomerFieldsVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type ReorderFilesData = {
  /** Puts the files of a section in this order: all of them are named. */
  reorderFiles: boolean;
};

export type ReorderFilesVariables = {
  providerId: number;
  sectionId: number;
  ids: readonly number[];
};

export type ReorderProductsData = {
  /** Puts the video courses of a provider in this order. */
  reorderProducts: boolean;
};

export type ReorderProductsVariables = {
  providerId: number;
  ids: readonly number[];
};

export type ReorderSectionsData = {
  /** Puts the sections of a video course in this order: all of them are named. */
  reorderSections: boolean;
};

export type ReorderSectionsVariables = {
  providerId: number;
  productId: number;
  ids: readonly number[];
};

export type ReorderServiceGroupsData = {
  /** Moves a group before another, or to the end. Returns all groups of their kind. */
  reorderServiceGroups: readonly {
    /** The group. */
    id: number;
  }[];
};

export type ReorderServiceGroupsVariables = {
  providerId: number;
  kind: GroupKind;
  id: number;
  beforeId?: number | null;
};

export type ReorderServicesData = {
  /** Moves a service before another, or to the end. */
  reorderSubServices: boolean;
};

export type ReorderServicesVariables = {
  providerId: number;
  id: number;
  beforeId?: number | null;
};

export type RequestBlogPictureData = {
  /** An address to upload a picture of the blog to. */
  requestBlogPictureUpload: {
    /** For `takeBlogPicture`. */
    uploadId: number;
    /** Takes one HTTP PUT, for 15 minutes. */
    presignedUrl: string;
  };
};

export type RequestBlogPictureVariables = {
  fileType: string;
};

export type RequestChatUploadData = {
  /** Returns an upload address for a file of a chat; `sendMessage` sends it. */
  requestChatUpload: {
    /** Id for `sendMessage`. */
    uploadId: number;
    /** Takes one HTTP PUT of the file as application/octet-stream; success is 200 alone. */
    presignedUrl: string;
  };
};

export type RequestChatUploadVariables = {
  chatId: string;
  bytes: number;
};

export type RequestCustomerImportData = {
  /** Returns an upload address for an import file: as `text/csv`, or with the type of an xlsx workbook. */
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

export type RequestEmailLogoUploadData = {
  /** Returns an upload address for a logo of mails. */
  requestEmailLogoUpload: {
    /** Id for `takeEmailLogo` after the upload. */
    uploadId: number;
    /** Takes one HTTP PUT of the file, at most 10 MB, with its own content type. */
    presignedUrl: string;
  };
};

export type RequestEmailLogoUploadVariables = {
  providerId: number;
  fileType: string;
};

export type RequestFirstPhotoData = {
  /** Returns an upload address for a photo. */
  requestProviderPhotoUpload: {
    /** Id for `takeProviderPhoto` after the upload. */
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
  /** Returns an upload address for a photo. */
  requestProviderPhotoUpload: {
    /** Id for `takeProviderPhoto` after the upload. */
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
  /** Returns an upload address for a service picture. */
  requestSubServiceImageUpload: {
    /** Id for `takeSubServiceImage` after the upload. */
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
  /** Mails the confirmation again if an account awaits it; the answer is always the same. */
  resendConfirmation: {
    /** Always 200. */
    status: number;
  };
};

export type ResendConfirmationVariables = {
  email: string;
};

export type ResendInvitationData = {
  /** Mails a pending offer again, for another seven days. */
  verifyCollaboratorEmail: {
    /** Id of the place, not of the person. */
    id: number;
  };
};

export type ResendInvitationVariables = {
  providerId: number;
  id: number;
};

export type ResendReservationCodeData = {
  /** Mails a guest other digits for a booking that waits for them; ten times an hour for each e-mail. */
  resendReservationCode: {
    /** Comes back with the new digits (`confirmReservationByCode`). Keep it secret. */
    emailCodeSession: string;
  };
};

export type ResendReservationCodeVariables = {
  session: string;
};

export type ReservationByLinkData = {
  /** The booking of a mailed link. Reading changes nothing. */
  reservationByLink: ReservationSeen;
};

export type ReservationByLinkVariables = {
  code: string;
  purpose: LinkPurpose;
};

/** Who cancels a booking: the center, with a full refund, or the customer, under its terms. */
export type ReservationCancelledBy = 'customer' | 'we';

export type ReservationCardData = {
  /** One booking of a provider. Collaborators: their own. */
  getReservation: {
    /** The note. */
    note: string | null;
    /** Whether the customer is blocked. */
    isBlacklisted: boolean;
    /** The booking as in the list. */
    reservation: {
      /** Id and number of the reservation. */
      id: number;
      /** The attendee. */
      customerId: number;
      /** Its status. */
      status: ReservationStatus;
      /** Whether the customer came; null if unknown. */
      presence: ReservationPresence | null;
      /** Amount still due, in cents; 0 once cancelled. */
      owedCents: number;
      /** Null if missing or hidden from the viewer. */
      phone: string | null;
      /** Null if missing or hidden from the viewer. */
      email: string | null;
    };
    /** Time zone of the times. */
    timeZone: string;
    /** The customer’s other visits. */
    visits: {
      /** Number of past visits. */
      count: number;
      /** The last visit. */
      lastAt: string | null;
      /** Number of past no-shows. */
      noShows: number;
    };
    /** Acts possible now. */
    acts: {
      /** Whether it can be said that its customer came: on its day and after. */
      canSayPresence: boolean;
      /** Whether it can be said that they did not: after its start. */
      canSayNoShow: boolean;
      /** Whether it can be moved and changed. */
      canChange: boolean;
      /** Whether it can be cancelled. */
      canCancel: boolean;
      /** Whether the customer came; null if unknown. */
      presence: ReservationPresence | null;
    };
  };
};

export type ReservationCardVariables = {
  providerId: number;
  id: number;
};

/** Changes of a booking; omitted fields stay. */
export type ReservationChangeInput = {
  /** Duration in minutes. */
  durationMinutes?: number | null;
  /** Whether the customer requested the new time; false by default, and then they may decline it free of charge until the start. */
  isCustomersWish?: boolean | null;
  /** Note; the customer may ask to read it. An empty text removes it. */
  note?: string | null;
  /** Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`. */
  overruling?: OverrulingInput | null;
  /** Amount due, excluding refunds, without a discount. */
  priceCents?: number | null;
  /** Id of the person. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
  /** Whether the customer is mailed; true by default. */
  tellsCustomer?: boolean | null;
  /** Complete list of rooms and things, matching the offer’s needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

export type ReservationChoicesData = {
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly {
    /** Id of the resource. */
    id: number;
    /** Name. */
    name: string;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Whether it is archived. */
    archive: boolean;
  }[];
  /** All services that are not archived, in the order of the price list: by group, then those without one. */
  getServiceOrder: readonly {
    /** Id of the service. */
    id: number;
    /** Name. */
    name: string;
  }[];
};

export type ReservationChoicesVariables = {
  providerId: number;
};

export type ReservationDetailData = {
  /** One booking of a provider. Collaborators: their own. */
  getReservation: DeskReservationSeen;
  /** Mails sent about a booking. Collaborators: their own. */
  getReservationMails: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** When reminders will be sent, earliest first. */
    remindersAt: readonly string[];
    /** At most ten, latest first. */
    items: readonly SentMail[];
  };
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly {
    /** Id of the resource. */
    id: number;
    /** Name. */
    name: string;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Whether it is archived. */
    archive: boolean;
  }[];
};

export type ReservationDetailVariables = {
  providerId: number;
  id: number;
  mailPage?: number | null;
};

export type ReservationFoundData = {
  /** One booking of a provider. Collaborators: their own. */
  getReservation: {
    /** The booking as in the list. */
    reservation: {
      /** Id and number of the reservation. */
      id: number;
      /** Name of the customer; may be empty. */
      customerName: string;
      /** Name of the offer when it was booked. */
      offerName: string;
      /** Start, with offset. */
      startsAt: string;
    };
  };
};

export type ReservationFoundVariables = {
  providerId: number;
  id: number;
};

/** Who did it: a person with a log-in, a guest by a mailed link, the card processor, the system. */
export type ReservationHistoryActor = 'guest' | 'person' | 'processor' | 'system';

export type ReservationJustMadeData = {
  /** The booking this browser has just made, paid or confirmed, for half an hour; otherwise null. Shown on `/reservation-success`. */
  reservationJustMade: ReservationSeen | null;
};

export type ReservationJustMadeVariables = Record<string, never>;

/** Kind of mail about a booking; owner… kinds go to the provider. */
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
  /** Id of the order. */
  orderId: number;
  /** Payment state: payments less refunds. */
  paymentState: OrderPaymentState;
  /** Total of all lines, in cents. */
  totalCents: number;
  /** Credited amount, no longer due, in cents. */
  creditedCents: number;
  /** Total less credits, in cents. */
  dueCents: number;
  /** Payments less refunds, in cents. */
  paidCents: number;
  /** Amount still due, in cents. */
  owedCents: number;
  /** Amount refundable at the till, in cents. */
  returnableCents: number;
  /** Amount refundable to the card it came from, in cents. */
  cardReturnableCents: number;
  /** The promo code that was used. */
  promoCode: string | null;
  /** What the promo code took off, in cents. */
  promoDiscountCents: number;
  /** Paid with given credit: a discount of the lines, in cents. */
  giftCents: number;
  /** What of that credit has not come back, in cents. */
  giftReturnableCents: number;
  /** What the wallet of whoever it is for holds, in cents; null without a wallet. */
  walletCents: number | null;
  /** Amount refundable to the wallet it came from, in cents. */
  walletReturnableCents: number;
  /** State of card refunds. */
  refundState: RefundState;
  /** What it is for. */
  lines: readonly {
    /** Position, from 1. */
    position: number;
    /** What it is for. */
    name: string;
    /** Total of the line, in cents. */
    totalCents: number;
    /** Credited amount, no longer due, in cents. */
    creditedCents: number;
  }[];
  /** Payments and refunds, earliest first. */
  movements: readonly {
    /** Payment or refund. */
    kind: MoneyMovementKind;
    /** Method. */
    method: MoneyMovementMethod;
    /** Its state. */
    state: MoneyMovementState;
    /** Amount, in cents. */
    amountCents: number;
    /** Time. */
    at: string;
    /** Who recorded it; null for the card processor. */
    by: string | null;
    /** Number of the documento commerciale. */
    receiptNumber: string | null;
    /** Note for the till. */
    note: string;
  }[];
};

/** Whether the customer came. */
export type ReservationPresence = 'arrived' | 'noShow';

/** One of several bookings. */
export type ReservationRowInput = {
  /** 1 to 1440; the offer’s own if omitted. */
  durationMinutes?: number | null;
  /** Id of the offer. */
  offerId: number;
  /** In cents; the offer’s own if omitted. */
  priceCents?: number | null;
  /** Id of the person; anyone available if omitted. */
  resourceId?: number | null;
  /** Id of a required room or thing to use (`thingsDoNotFit`); any available if omitted. */
  room?: ReservationThingInput | null;
  /** yyyy-mm-ddThh:mm in the provider’s local time, or with an offset an instant. */
  start: string;
};

export type ReservationSeen = {
  /** The reservation. */
  id: number;
  /** Id of the provider. */
  providerId: number;
  /** Name of the provider. */
  providerName: string;
  /** Address on one line. */
  providerAddress: string | null;
  /** Phone for questions. */
  providerPhone: string | null;
  /** E-mail for questions. */
  providerEmail: string | null;
  /** Time zone of the times. */
  timeZone: string;
  /** What was booked. */
  offerId: number;
  /** What was booked. */
  offerName: string;
  /** Name of its group when it was booked. */
  serviceName: string | null;
  /** The person. */
  resourceId: number;
  /** The person. */
  resourceName: string | null;
  /** Start, with offset. */
  startsAt: string;
  /** End, with offset. */
  endsAt: string;
  /** P, RSD, A, C or R (specification section 3). */
  status: ReservationStatus;
  /** byCustomer, byProvider, expired or placeLost, once cancelled. */
  cancelReason: CancelReason | null;
  /** Price, in cents. */
  amountCents: number;
  /** Order payment state: payments less refunds. A refunded order is notPaid; `refundState` explains it. */
  paymentState: OrderPaymentState;
  /** none, onItsWay, partlyRefunded, refunded or failed. */
  refundState: RefundState;
  /** Whether the provider moved it away from what its customer agreed; cancelling is then free until the start. */
  isMovedByUs: boolean;
  /** Whether it can be cancelled now. */
  canCancel: boolean;
  /** Whether it can be moved now, while cancelling is free. */
  canMove: boolean;
  /** The provider, as visitors see it; null if no longer visible. */
  provider: {
    /** Working language: it, en or sv. */
    language: string;
    /** What the provider adds to these hours in its own words; may be empty. */
    cancellationPolicy: string;
  } | null;
  /** People it can be moved to. */
  people: readonly {
    /** Id of the resource. */
    id: number;
    /** Name as customers know it. */
    name: string;
  }[];
  /** Card refund if cancelled now, in cents. */
  refundCentsIfCancelledNow: number;
  /** Payments and refunds. */
  money: {
    /** Total less refunds. */
    dueCents: number;
    /** Paid, less refunds and those on their way. */
    paidCents: number;
    /** Paid at the center. */
    paidAtCenterCents: number;
    /** Paid out of the wallet, without given credit. */
    paidByWalletCents: number;
    /** Paid with given credit of the wallet: a discount. */
    giftCents: number;
    /** Refunded to the card or on its way. */
    backByCardCents: number;
    /** Refunded by the center. */
    backAtCenterCents: number;
    /** Gone back to the wallet, given credit included. */
    backToWalletCents: number;
    /** Refunded by the center, if it is cancelled now or since it was. */
    centerReturnsCents: number;
    /** Goes back to the wallet, if it is cancelled now or since it was. */
    walletReturnsCents: number;
    /** Kept by the center under the terms, if it is cancelled now or since it was. */
    centerKeepsCents: number;
  };
  /** End of free cancellation, with offset. */
  freeCancellationUntil: string;
  /** Hours before the start at which free cancellation ends, as agreed. */
  freeCancellationHours: number;
  /** When the hold of a pending booking expires. */
  expiresAt: string | null;
  /** Code of its management page; null for viewers who may only look, since the mailed link has it. */
  manageCode: string | null;
  /** The general terms as they read when it was booked, in the language of the booking. */
  termsText: {
    /** it or en. */
    language: Language;
    /** As the page /terms showed them. */
    sections: readonly {
      /** Its subject. */
      title: string;
      /** The text. */
      text: string;
    }[];
  };
};

/** Another service for a booking. */
export type ReservationServiceInput = {
  /** Duration; the service’s if omitted. */
  durationMinutes?: number | null;
  /** Id of the offer. */
  offerId: number;
  /** Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`. */
  overruling?: OverrulingInput | null;
  /** Amount due, excluding refunds; the service’s price if omitted. */
  priceCents?: number | null;
  /** Id of the person; the current one, or anybody who does it, if omitted. */
  resourceId?: number | null;
  /** Whether the customer is mailed; true by default. */
  tellsCustomer?: boolean | null;
};

/** Status of a booking (specification section 3). */
export type ReservationStatus = 'A' | 'C' | 'P' | 'R' | 'RSD';

/** A room or thing for a booking. */
export type ReservationThingInput = {
  /** Id of the thing. */
  resourceId: number;
  /** Number of the unit; any if omitted. */
  unit?: number | null;
};

/** Time filter for own bookings (specification section 2, "Profile"). */
export type ReservationTime = 'completed' | 'upcoming';

/** New time, duration, room or person of a booking; omitted fields stay. */
export type ReservationTimeInput = {
  /** Duration in minutes. */
  durationMinutes?: number | null;
  /** Id of the person. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
  /** Complete list of rooms and things, matching the offer’s needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

/** Type of booking. Videos are listed by a call of their own. */
export type ReservationType = 'all' | 'course' | 'event' | 'service' | 'video';

/** New time, duration, rooms or person of bookings that share an occasion; omitted fields stay. */
export type ReservationsChangeInput = {
  /** The bookings, at most 100: of one service with one person at one time. */
  bookings: readonly SeenReservationInput[];
  /** Duration in minutes. */
  durationMinutes?: number | null;
  /** Whether they must be the whole group, so that nobody who joined is left behind; true by default. False undoes a move that joined others. */
  isWholeGroup?: boolean | null;
  /** Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`. */
  overruling?: OverrulingInput | null;
  /** Id of the person. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
  /** Whether the customers are mailed; true by default. */
  tellsCustomer?: boolean | null;
};

export type ReservationsExportData = {
  /** What is missing for an export, for roles that may export. */
  getExportStanding: {
    /** Whether the viewer proved their identity within the last 15 minutes. */
    isProved: boolean;
    /** Whether the package includes exports. */
    isOpened: boolean;
  };
  /** One page of a provider’s bookings. Collaborators: their own. */
  getReservations: {
    /** Number on all pages, counted up to 10,000. */
    total: number;
    /** Whether there are more than the counted total. */
    isMore: boolean;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
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

/** New time, duration, rooms or person of bookings that share an occasion; omitted fields stay. */
export type ReservationsTimeInput = {
  /** The bookings, at most 100: of one service with one person at one time. */
  bookings: readonly PlacedReservationInput[];
  /** Duration in minutes. */
  durationMinutes?: number | null;
  /** Whether they must be the whole group, so that nobody who joined is left behind; true by default. False undoes a move that joined others. */
  isWholeGroup?: boolean | null;
  /** Id of the person. */
  resourceId?: number | null;
  /** Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant. */
  start?: string | null;
};

export type ReservationsToCancelData = {
  /** Bookings selected for cancelling, in the order of the ids, with obstacles, notifications and refunds. Collaborators: their own. */
  getReservationsToCancel: readonly {
    /** Why it cannot be cancelled; null if it can. */
    obstacle: CancelObstacle | null;
    /** Whether somebody can be notified by e-mail. */
    canBeTold: boolean;
    /** Refund if cancelled now; null if already cancelled. */
    preview: {
      /** Card refund if the center cancels. */
      byUsRefundCents: number;
      /** Card refund if the customer cancels, under the booking’s terms. */
      byCustomerRefundCents: number;
      /** Whether the customer can cancel now without loss under those terms. */
      isFreeForCustomer: boolean;
      /** Amount paid at the center, to be refunded by hand. */
      atCenterCents: number;
      /** Paid with credit, which goes back to the wallet by itself. */
      walletCents: number;
    } | null;
    /** The booking. */
    reservation: {
      /** Id and number of the reservation. */
      id: number;
      /** Sequence to send with an act. */
      sequence: number;
      /** Start, with offset. */
      startsAt: string;
      /** End, with offset. */
      endsAt: string;
      /** Its status. */
      status: ReservationStatus;
      /** Whether its time is over. */
      isOver: boolean;
      /** Why it was cancelled or expired. */
      cancelReason: CancelReason | null;
      /** Whether the customer came; null if unknown. */
      presence: ReservationPresence | null;
      /** Name of the customer; may be empty. */
      customerName: string;
      /** Null if missing or hidden from the viewer. */
      email: string | null;
      /** Null if missing or hidden from the viewer. */
      phone: string | null;
      /** Name of the offer when it was booked. */
      offerName: string;
      /** Name of the person. */
      resourceName: string;
    };
  }[];
};

export type ReservationsToCancelVariables = {
  providerId: number;
  ids: readonly number[];
};

/** A person or thing, complete. */
export type ResourceInput = {
  /** Number of people per unit; no limit if omitted. */
  capacity?: number | null;
  /** #rrggbb. */
  color?: string | null;
  /** M or F. */
  gender?: string | null;
  /** At most 120 characters. */
  name: string;
  /** Number of units of a thing, 1 to 500; 1 by default and for a person. */
  quantity?: number | null;
  /** Job title of a person, at most 60 characters. */
  role?: string | null;
  /** Position of a person at the center: owner, director, manager or collaborator; unchanged, or collaborator, if omitted. */
  type?: string | null;
  /** Unit names in order, each unique; empty for none. */
  unitNames?: readonly string[] | null;
};

/** Kind of a resource. */
export type ResourceKind = 'human' | 'physical';

export type ResourceOfService = {
  /** Id of the resource. */
  id: number;
  /** Name. */
  name: string;
  /** A person or a thing. */
  kind: ResourceKind;
  /** Number of units; 1 for a person. */
  quantity: number;
};

export type RestOfFileData = {
  /** Where the rest of a file is sent, within seven days of asking for it. */
  fileUpload: UploadOfFile;
};

export type RestOfFileVariables = {
  providerId: number;
  assetId: number;
};

export type RestoreArchivedClassesData = {
  /** Takes classes out of the archive. */
  restoreClasses: boolean;
};

export type RestoreArchivedClassesVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreArchivedServicesData = {
  /** Restores archived services. */
  restoreSubServices: readonly {
    /** Id of the service. */
    id: number;
  }[];
};

export type RestoreArchivedServicesVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreArchivedVideosData = {
  /** Takes video courses out of the archive, unpublished. */
  restoreProducts: boolean;
};

export type RestoreArchivedVideosVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreAuthorData = {
  /** Puts an author among those who write again. Answers its id. */
  restoreAuthor: number;
};

export type RestoreAuthorVariables = {
  id: number;
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
  /** Restores an archived field with its values. Returns its id. */
  restoreCustomerField: number;
};

export type RestoreCustomerFieldVariables = {
  providerId: number;
  id: number;
};

export type RestoreCustomersData = {
  /** Restores archived customers. Returns the number changed. */
  restoreCustomers: number;
};

export type RestoreCustomersVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreMembershipData = {
  /** Takes memberships out of the archive, unpublished. */
  restoreMembership: boolean;
};

export type RestoreMembershipVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreProductsData = {
  /** Takes video courses out of the archive, unpublished. */
  restoreProducts: boolean;
};

export type RestoreProductsVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreResourceData = {
  /** Restores a person or thing. Returns all. */
  restoreResource: readonly {
    /** Id of the resource. */
    id: number;
  }[];
};

export type RestoreResourceVariables = {
  providerId: number;
  id: number;
};

export type RestoreServicesData = {
  /** Restores archived services. */
  restoreSubServices: readonly {
    /** Id of the service. */
    id: number;
  }[];
};

export type RestoreServicesVariables = {
  providerId: number;
  ids: readonly number[];
};

export type RestoreWidgetData = {
  /** Restores an archived widget configuration. */
  restoreWebIntegration: {
    /** Version; a form sends it back. */
    version: number;
  };
};

export type RestoreWidgetVariables = {
  providerId: number;
  id: number;
};

export type ReturnGiftData = {
  /** Undoes that given credit paid an order: it goes back to the wallet, and the order asks for it again. */
  returnGift: {
    /** Id of the order. */
    orderId: number;
  };
};

export type ReturnGiftVariables = {
  providerId: number;
  orderId: number;
};

export type ReturnPaymentData = {
  /** Records a refund at the desk; the amount is no longer due. A manager refunds payments of the same day. */
  returnPayment: readonly {
    /** Id of the order. */
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

export type RevertTranslationsData = {
  /** Takes back the texts that count in a language, after a fresh proof: those before them count again. Answers their id. */
  revertTranslations: number;
};

export type RevertTranslationsVariables = {
  textSetId: number;
};

export type RevokeCalendarFeedData = {
  /** Revokes the calendar feed; its address stops working for good. */
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
      /** How it is sold. */
      model: ClassModel;
      /** By the model: of all sessions, an hour or a session. */
      priceCents: number;
      /** How many must come. */
      minimumCapacity: number;
      /** Put away. */
      isArchived: boolean;
    };
    /** By name; who has given it up last. */
    roster: readonly RosterEntry[];
    /** Whether the viewer adds somebody; a collaborator walk-ins. */
    canAdd: boolean;
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
  /** Whether they move, cancel and create their own bookings. */
  actsOnOwn: boolean;
  /** Whether they see their customers’ e-mails and phones. */
  seesContacts: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
};

export type SaveAboutData = {
  /** Replaces a provider’s profile. */
  saveProviderProfile: {
    /** Id of the provider. */
    id: number;
  };
};

export type SaveAboutVariables = {
  providerId: number;
  version: number;
  input: ProviderProfileInput;
};

export type SaveArticleData = {
  /** Keeps what is being written; readers see it once it is published. */
  saveArticle: {
    /** What the next change must be based on. */
    version: number;
    /** Address it will have. */
    Slug: string;
    /** Elements that were left out. */
    dropped: readonly string[];
  };
};

export type SaveArticleVariables = {
  id: number;
  version: number;
  input: ArticleDraftInput;
};

export type SaveBillingData = {
  /** Replaces a provider’s billing details. */
  saveBillingInformation: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveBillingVariables = {
  providerId: number;
  version: number;
  input: BillingInformationInput;
};

export type SaveChatSettingsData = {
  /** Replaces the chat settings of a center. */
  saveChatSettings: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveChatSettingsVariables = {
  providerId: number;
  version: number;
  input: ChatSettingsInput;
};

export type SaveCollaboratorRulesData = {
  /** Replaces the collaborator rules; they apply from the next call on. */
  saveCollaboratorRules: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveCollaboratorRulesVariables = {
  providerId: number;
  version: number;
  input: CollaboratorRulesInput;
};

export type SaveDateData = {
  /** Sets the hours of one date, or restores the week’s. */
  saveHoursOfDate: {
    /** Version to send with a change. */
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

export type SaveFilePositionData = {
  /** Keeps how far a file of an own video course was watched. */
  saveFilePosition: boolean;
};

export type SaveFilePositionVariables = {
  fileId: number;
  seconds: number;
};

export type SaveFirstHoursData = {
  /** Sets a center’s first opening hours, for all its staff. */
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
  /** Sets how a center’s customers pay; online only needs a payment account. */
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
  /** Names the first staff person, and adds a colleague with the same hours. */
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
  /** Replaces a provider’s global share. */
  saveGlobalShare: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveGlobalShareVariables = {
  providerId: number;
  version: number;
  input: GlobalShareInput;
};

export type SaveHoursData = {
  /** Replaces the schedules of a person or thing; hours of single dates stay. */
  saveWorkingHours: {
    /** Version to send with a change. */
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
  /** Replaces a provider’s location. */
  saveProviderLocation: {
    /** Version of the location; a form sends the one it was filled from. */
    locationVersion: number;
  };
};

export type SaveLocationVariables = {
  providerId: number;
  version: number;
  input: ProviderLocationInput;
};

export type SaveOpeningHoursData = {
  /** Replaces a center’s opening hours. */
  saveOpeningHours: {
    /** Version to send with a change. */
    version: number;
  };
};

export type SaveOpeningHoursVariables = {
  providerId: number;
  version: number;
  input: OpeningHoursInput;
};

export type SavePaymentsData = {
  /** Replaces a provider’s payment settings; existing bookings keep their terms. Needs a fresh proof. */
  savePaymentSettings: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SavePaymentsVariables = {
  providerId: number;
  version: number;
  input: PaymentSettingsInput;
};

export type SavePlaceData = {
  /** Replaces a provider’s location. */
  saveProviderLocation: {
    /** Id of the provider. */
    id: number;
  };
};

export type SavePlaceVariables = {
  providerId: number;
  version: number;
  input: ProviderLocationInput;
};

export type SaveProfileData = {
  /** Replaces a provider’s profile. */
  saveProviderProfile: {
    /** Version of the profile; a form sends the one it was filled from. */
    profileVersion: number;
  };
};

export type SaveProfileVariables = {
  providerId: number;
  version: number;
  input: ProviderProfileInput;
};

export type SaveSettingsData = {
  /** Replaces a provider’s settings; existing bookings keep their terms. */
  saveProviderSettings: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveSettingsVariables = {
  providerId: number;
  version: number;
  input: ProviderSettingsInput;
};

export type SaveShareData = {
  /** Replaces a colleague’s share. */
  saveCollaboratorShare: {
    /** Id of the place, not of the person. */
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
  /** Replaces a provider’s tax settings; existing orders keep theirs. Needs a fresh proof. */
  saveVatSettings: {
    /** Version; a form sends the one it was filled from. */
    version: number;
  };
};

export type SaveVatVariables = {
  providerId: number;
  version: number;
  input: VatSettingsInput;
};

/** A week’s times, with the dates between which they apply and their turn. */
export type ScheduleInput = {
  /** A date in the first week of the cycle; required for alternating weeks. */
  anchorDate?: string | null;
  /** Working blocks. */
  blocks: readonly TimesOfWeekdayInput[];
  /** Number of the week in the cycle, from 1. */
  cycleWeek?: number | null;
  /** 1 (default) for every week; 2 to 4 alternating weeks. */
  cycleWeeks?: number | null;
  /** `YYYY-MM-DD`; null for no start. */
  validFrom?: string | null;
  /** Last day on which its times begin; null for no end. */
  validTo?: string | null;
};

export type SearchPlacesData = {
  /** Towns whose name begins with the text, in any known language; likeliest first. */
  searchPlaces: readonly {
    /** Stable, readable key, such as `it-milano`. */
    key: string;
    /** In the requested language. */
    name: string;
    /** The Italian province’s code, such as MI; null abroad. */
    province: string | null;
    /** In the requested language. */
    countryName: string;
    /** ISO 3166-1 code of two letters. */
    countryCode: string;
  }[];
};

export type SearchPlacesVariables = {
  text: string;
};

/** Kind of second factor. */
export type SecondFactor = 'authenticatorApp' | 'passkey' | 'recoveryCode';

export type SecondFactorAdded = {
  /** Shown once; empty if codes already existed. */
  recoveryCodes: readonly string[];
  /** The sign-in that waited for it; null if already signed in. */
  signIn: SignInResult | null;
};

export type SeenFile = {
  /** Id of the file. */
  id: number;
  /** What it is called. */
  title: string;
  /** Plain text, may be empty. */
  description: string;
  /** What it is. */
  type: FileType;
  /** Visitors can open it. */
  free: boolean;
  /** Browsers show it; else it is in preparation. */
  transcoded: boolean;
  /** How long it is; null where that is not known. */
  durationSeconds: number | null;
  /** Of its section. */
  sectionId: number;
  /** It does not open for who asks. */
  locked: boolean;
  /** Why it does not open; null: it does. */
  closedBecause: WhyFileIsClosed | null;
  /** Where it opens, for who asks alone; null for what does not open. Of what waits for consent it opens once that is given. */
  signedUrl: string | null;
  /** Whoever asks, and has the course, has opened it. */
  seen: boolean;
  /** How far they have watched it. */
  positionSeconds: number;
};

export type SeenGroup = {
  /** The group. */
  id: number;
  /** Name. */
  name: string;
  /** #rrggbb. */
  color: string;
};

export type SeenNote = {
  /** Id of the note. */
  id: number;
  /** The text. */
  text: string;
  /** Time. */
  writtenAt: string;
  /** Author; null if imported. */
  by: string | null;
  /** Whether the viewer may remove it. */
  canRemove: boolean;
};

/** A group booking to move, as it was shown. */
export type SeenReservationInput = {
  /** Id of the booking. */
  id: number;
  /** Sequence that was shown. */
  sequence: number;
  /** Complete list of rooms and things, matching the offer’s needs (`thingsDoNotFit`). */
  things?: readonly ReservationThingInput[] | null;
};

export type SeenSection = {
  /** Id of the section. */
  id: number;
  /** What it is called. */
  name: string;
  /** How many files it has. */
  numberOfFiles: number;
  /** It opens so long after purchase, in `periodType`; 0: at once. */
  availableAfter: number;
  /** The unit of that. */
  periodType: PeriodType;
  /** When it opens, or opened, for whoever asks; null for who does not have the course. */
  opensAt: string | null;
};

export type SellAtDeskData = {
  /** Records a sale without a booking, paid at the desk. */
  sellAtDesk: {
    /** Id of its order. */
    orderId: number;
  };
};

export type SellAtDeskVariables = {
  providerId: number;
  input: DeskSaleInput;
};

export type SellPassData = {
  /** Sells a pass at the desk. */
  sellPass: {
    /** `userMembershipId` of orders. */
    id: number;
    /** Its order. */
    orderId: number;
  };
};

export type SellPassVariables = {
  providerId: number;
  input: PassSaleInput;
};

export type SendMessageData = {
  /** Sends a message; one that was sent under the same tempId is answered as it is. */
  sendMessage: {
    /** Its number in the chat; deletions take numbers too. */
    id: number;
    /** What it is. */
    type: ChatMessageType;
    /** Plain text with line breaks; of an image or file where the viewer opens it, for an hour at least. */
    content: string;
    /** Of an image or file. */
    file: {
      /** Its name; of an image without the ending. */
      name: string;
      /** Its size. */
      bytes: number;
      /** Of an image, in pixels. */
      width: number | null;
      /** Of an image, in pixels. */
      height: number | null;
    } | null;
    /** Name; of the desk the center’s and who wrote. */
    senderName: string;
    /** By the server’s clock. */
    createdAt: string;
    /** As it was sent; null for messages of others. */
    tempId: string | null;
    /** Written by the viewer, who may delete it. */
    isOwn: boolean;
    /** Who wrote it: the picture alone. */
    user: {
      /** Address of the picture. */
      image: string | null;
    };
  };
};

export type SendMessageVariables = {
  chatId: string;
  content: string;
  tempId: string;
  seen?: number | null;
  uploadId?: number | null;
  type?: string | null;
};

export type SendNewsletterIssueData = {
  /** Sends an issue to everybody who confirmed its language; after a fresh proof. Answers its id. */
  sendNewsletterIssue: number;
};

export type SendNewsletterIssueVariables = {
  id: number;
  version: number;
};

export type SendRequestData = {
  /** Sends a request to a provider without online booking, which replies by e-mail. */
  sendRequestToProvider: {
    /** Message for the person, in the requested language. */
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

export type SendTestEmailData = {
  /** Mails a template with an example to who asks, ten times an hour at most. Answers its id. */
  sendTestEmail: number;
};

export type SendTestEmailVariables = {
  providerId: number;
  id: number;
};

export type SentMail = {
  /** Id of the mail. */
  id: number;
  /** Its subject. */
  reservationId: number;
  /** Kind of mail. */
  kind: ReservationMailKind;
  /** Address; null if hidden from the viewer or erased. */
  recipient: string | null;
  /** Its status. */
  state: MailState;
  /** When it was sent; when it is due, if it waits; otherwise when it was created. */
  at: string;
  /** Why it failed or is retried. */
  trouble: MailTrouble | null;
};

/** A group of services, courses, events or video courses. */
export type ServiceGroupInput = {
  /** #rrggbb. */
  color: string;
  /** At most 120 characters, unique per provider and kind. */
  name: string;
};

export type ServiceOrderData = {
  /** All services that are not archived, in the order of the price list: by group, then those without one. */
  getServiceOrder: readonly ServicePlaced[];
};

export type ServiceOrderVariables = {
  providerId: number;
};

export type ServicePlaced = {
  /** Id of the service. */
  id: number;
  /** Name. */
  name: string;
  /** Whether it is active. */
  isActive: boolean;
  /** Whether visitors see and book it. */
  isPublished: boolean;
  /** Its group. */
  group: {
    /** Id of the group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  } | null;
};

export type ServiceSeen = {
  /** Id of the service. */
  id: number;
  /** Name. */
  name: string;
  /** Plain text, may be empty. */
  description: string;
  /** Its own picture, as it was given. */
  imageUrl: string | null;
  /** Absolute address of the shown image: its picture, or a drawing. */
  shownImageUrl: string;
  /** Whether it is active. */
  isActive: boolean;
  /** Whether visitors see and book it; otherwise only the provider books it. */
  isPublished: boolean;
  /** Whether it is archived; it can be restored. */
  isArchived: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
  /** False if it can be booked only during its period. */
  isAlwaysAvailable: boolean;
  /** First day, `YYYY-MM-DD`. */
  periodStartDate: string | null;
  /** Last day. */
  periodEndDate: string | null;
  /** Start minute of the day. */
  periodStartMinute: number | null;
  /** End minute of the day. */
  periodEndMinute: number | null;
  /** 1 to 4, as the specification counts them. */
  locationType: number;
  /** Minutes between starts; null for the provider’s step. */
  minCalendarSlot: number | null;
  /** Its group. */
  group: {
    /** Id of the group. */
    id: number;
    /** Name. */
    name: string;
    /** #rrggbb. */
    color: string;
  } | null;
  /** In the provider’s order. */
  offers: readonly {
    /** The `subServiceId` of the booking calls. */
    id: number;
    /** Name. */
    name: string;
    /** Plain text, may be empty. */
    description: string;
    /** Price in cents, before any discount. */
    priceCents: number;
    /** Minutes. */
    duration: number;
    /** Minutes before it in which person and rooms are held. */
    prepareMinutes: number;
    /** Minutes after it in which person and rooms are held. */
    cleanupMinutes: number;
    /** Number of people per start and person. */
    capacity: number;
    /** Minimum number of people. */
    minimumCapacity: number;
    /** VAT treatment; null for the provider’s. */
    vatTreatment: VatTreatment | null;
    /** Whether it is active. */
    isActive: boolean;
    /** Ids of the people who can do it. */
    people: readonly number[];
    /** Rooms and equipment it needs. */
    needs: readonly {
      /** Number of units, over all things. */
      units: number;
      /** Ids of the things, in the provider’s order. */
      resourceIds: readonly number[];
      /** Names of these things, in the same order. */
      names: readonly string[];
    }[];
  }[];
};

export type ServiceToChoose = {
  /** Id of the offer. */
  id: number;
  /** Name of the offer. */
  name: string;
  /** Name of its service. */
  serviceName: string;
  /** Duration in minutes. */
  durationMinutes: number;
  /** Total price, in cents. */
  priceCents: number;
};

export type ServiceToEditData = {
  /** One service with all fields of its form. */
  getSubService: ServiceSeen;
  /** Groups of one kind of a provider, in its order. */
  getServiceGroups: readonly GroupOfServices[];
  /** Active people and things an offer can use. */
  getServiceResources: readonly ResourceOfService[];
};

export type ServiceToEditVariables = {
  providerId: number;
  id: number;
};

export type ServicesFoundData = {
  /** A provider’s services for its staff. Collaborators: their own. */
  getSubServices: {
    /** At most ten. */
    items: readonly {
      /** Id of the service. */
      id: number;
      /** Name. */
      name: string;
    }[];
  };
};

export type ServicesFoundVariables = {
  providerId: number;
  search: string;
};

export type ServicesToBookData = {
  /** The provider’s price list; null if visitors may not see the provider. */
  getSubservicesForBooking:
    | readonly {
        /** Id of the service; what is booked is an offer. */
        id: number;
        /** Name. */
        name: string;
        /** Plain text, may be empty. */
        description: string;
        /** Absolute address of its picture, or of a drawing. */
        imageUrl: string;
        /** Its group. */
        group: {
          /** Id of the group. */
          id: number;
          /** Name. */
          name: string;
          /** #rrggbb. */
          color: string;
        } | null;
        /** Bookable offers, in the provider’s order; at least one. */
        offers: readonly {
          /** The `subServiceId` of the booking calls. */
          id: number;
          /** Name. */
          name: string;
          /** Plain text, may be empty. */
          description: string;
          /** Price in cents, before any discount. */
          priceCents: number;
          /** Minutes. */
          duration: number;
          /** People who can do it; at least one. */
          resources: readonly {
            /** Id of the resource. */
            id: number;
            /** Name as the provider shows it. */
            name: string;
            /** Job title, if any. */
            role: string | null;
          }[];
          /** Whether it can be booked without paying. */
          canBookOnly: boolean;
          /** Whether it can be paid online. Free offers need no payment. */
          canPayOnline: boolean;
          /** Whether it can be paid with a membership while it is booked. */
          canUseMembership: boolean;
          /** Price when paid online, in cents. */
          onlinePriceCents: number;
          /** Online discount, in percent. */
          onlineDiscountPercent: number;
        }[];
      }[]
    | null;
};

export type ServicesToBookVariables = {
  providerId: number;
};

export type ServicesToChooseData = {
  /** Offers the desk can book and the people who do them. Collaborators: what they do. */
  getBookableAtDesk: {
    /** In the provider’s order, whether publicly bookable or not. */
    offers: readonly ServiceToChoose[];
  };
};

export type ServicesToChooseVariables = {
  providerId: number;
};

/** How a session stands for somebody who wants to sign up. */
export type SessionCheck = 'BOUGHT' | 'CANCELED' | 'CLOSED' | 'FREE' | 'FULL' | 'PAST';

export type SessionOfToday = {
  /** Of the session. */
  id: number;
  /** What the class is called; of a list of several. */
  className: string | null;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** Of the place. */
  timeZone: string;
  /** How many can come. */
  capacity: number;
  /** Places that are taken. */
  taken: number;
  /** By name. */
  teacherName: string | null;
  /** By name. */
  roomName: string | null;
  /** Whether it takes place. */
  status: SessionStatus;
};

/** A session alone, with those of its series that follow, or all of its class to come. */
export type SessionScope = 'all' | 'following' | 'this';

/** A takes place, C is cancelled. */
export type SessionStatus = 'A' | 'C';

export type SessionToEdit = {
  /** Of the session. */
  id: number;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** Of the place. */
  timeZone: string;
  /** How many can come. */
  capacity: number;
  /** Places that are taken. */
  taken: number;
  /** Who teaches it. */
  teacherId: number | null;
  /** In which room. */
  roomId: number | null;
  /** Of an online session. */
  link: string | null;
  /** Whether it takes place. */
  status: SessionStatus;
  /** Shared by sessions that repeat each other. */
  seriesId: number | null;
  /** It was changed alone: a change of its series leaves it unless told otherwise. */
  isChangedByHand: boolean;
  /** What a change must be based on. */
  version: number;
};

export type SessionToEditPageData = {
  /** One session with its roster; a collaborator’s own. */
  getClassSession: {
    /** The session. */
    session: SessionToEdit;
    /** Its class. */
    ofClass: {
      /** Of the class. */
      id: number;
      /** What it is called. */
      name: string;
      /** 1 at the provider, 2 a note, 3 a place on the map, 4 online. */
      locationType: number;
    };
  };
  /** Active people and things an offer can use. */
  getServiceResources: readonly {
    /** Id of the resource. */
    id: number;
    /** Name. */
    name: string;
    /** A person or a thing. */
    kind: ResourceKind;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type SessionToEditPageVariables = {
  providerId: number;
  id: number;
};

export type SessionsOfClassData = {
  /** The sessions of a class, in their order; a thousand at most. */
  getClassSessions: readonly ClassSessionSeen[];
};

export type SessionsOfClassVariables = {
  providerId: number;
  classId: number;
};

export type SessionsOfTodayData = {
  /** The sessions of a provider on some days, by their start; a collaborator’s own. */
  getSessionsOfDays: readonly SessionOfToday[];
};

export type SessionsOfTodayVariables = {
  providerId: number;
  date: string;
};

export type SessionsToJoinData = {
  /** The sessions of a class, in their order; a thousand at most. */
  getClassSessions: readonly {
    /** Of the session. */
    id: number;
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
    /** Whether it takes place. */
    status: SessionStatus;
    /** Who teaches it. */
    teacherId: number | null;
  }[];
};

export type SessionsToJoinVariables = {
  providerId: number;
  classId: number;
};

export type SetAppVersionData = {
  /** Says which versions there are, for administrators after a fresh proof. Answers the system. */
  setAppVersion: AppSystem;
};

export type SetAppVersionVariables = {
  os: AppSystem;
  input: AppVersionInput;
};

export type SetArticleAuthorData = {
  /** Puts an article, in all its languages, under another name. Answers its id. */
  setArticleAuthor: number;
};

export type SetArticleAuthorVariables = {
  id: number;
  authorId: number;
};

export type SetChatMailWishesData = {
  /** Chooses when the viewer is mailed of unread messages. Idempotent. */
  setChatMailWishes: {
    /** How soon. */
    mails: ChatMails;
  };
};

export type SetChatMailWishesVariables = {
  mails: ChatMails;
  atNight: boolean;
};

export type SetContactMessageAnsweredData = {
  /** Marks a message answered, or waiting again, for administrators. Answers its id. */
  setContactMessageAnswered: number;
};

export type SetContactMessageAnsweredVariables = {
  id: number;
  isAnswered: boolean;
};

export type SetCustomerCareData = {
  /** Sets a customer’s carer, who receives their mails while they have no address. Returns the customer’s id. */
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
  /** Replaces a customer’s tags. Returns the customer’s id. */
  setCustomerTags: number;
};

export type SetCustomerTagsVariables = {
  providerId: number;
  id: number;
  tagIds: readonly number[];
};

export type SetIntroData = {
  /** Keeps the place of a film that shows everybody what a course is like. */
  setIntro: UploadOfFile;
};

export type SetIntroVariables = {
  providerId: number;
  productId: number;
  file: FileToSendInput;
};

export type SetMyPinData = {
  /** Sets the PIN for returning at a computer where the person logged in the same day. Needs a fresh step-up. */
  setMyPin: {
    /** Always 200. */
    status: number;
  };
};

export type SetMyPinVariables = {
  pin: string;
};

export type SetProductImageData = {
  /** Keeps the place of a picture of a course. */
  setProductImage: UploadOfFile;
};

export type SetProductImageVariables = {
  providerId: number;
  productId: number;
  file: FileToSendInput;
};

export type SetReservationPresenceData = {
  /** Sets whether the customer came, from a day before the start. Collaborators: their own. */
  setReservationPresence: {
    /** Its id. */
    id: number;
    /** Whether the customer came. */
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
  /** Sets the signed-in staff member’s e-mail preferences at a provider. */
  setStaffMailWishes: boolean;
};

export type SetStaffMailWishesVariables = {
  providerId: number;
  input: StaffMailWishesInput;
};

export type SettingsOfChats = {
  /** Who may begin a chat. */
  whoMayWrite: WhoMayWrite;
  /** Whether its notification address is mailed of unread messages. */
  mailsDesk: boolean;
  /** Version; a form sends the one it was filled from. */
  version: number;
};

export type SettingsToEditData = {
  /** Working and booking settings of a provider, for roles that may change them. */
  getProviderSettings: CenterSettings;
};

export type SettingsToEditVariables = {
  providerId: number;
};

/** Status of a center’s first settings. */
export type SetupStanding = 'open' | 'over' | 'putOff';

/** A step of the first settings, in order. */
export type SetupStepName = 'about' | 'hours' | 'payment' | 'picture' | 'place' | 'service' | 'team';

export type ShareOfAll = {
  /** null if the provider has none. */
  share: {
    /** How it is computed. */
    amountType: CollaboratorAmountType;
    /** Cents if fixed, hundredths of a percent if percent. */
    amount: number;
  } | null;
  /** Version; a form sends the one it was filled from. */
  version: number;
};

export type ShareSeen = {
  /** How it is computed. */
  amountType: CollaboratorAmountType;
  /** Cents if fixed, hundredths of a percent if percent. */
  amount: number;
};

export type ShownSale = {
  /** Id of its order. */
  orderId: number;
  /** Description. */
  name: string;
  /** Time. */
  soldAt: string;
  /** Time zone of the center, in which all times are given. */
  timeZone: string;
  /** Id of the customer; null if none. */
  customerId: number | null;
  /** Name of the customer; empty if none. */
  customer: string;
  /** VAT treatment. */
  vatTreatment: string;
  /** In hundredths of a percent: 2200 = 22 %. */
  vatRateBasisPoints: number;
  /** Payments of the sale. */
  money: ReservationMoney;
};

export type ShownTillCount = {
  /** Id of the count. */
  id: number;
  /** Expected amount. */
  expectedCents: number;
  /** Counted amount. */
  countedCents: number;
  /** Amount left in the drawer. */
  leftCents: number;
  /** Note, as written at the time. */
  note: string;
  /** Name of the person who counted. */
  by: string;
  /** Time. */
  countedAt: string;
};

export type ShownTillPayment = {
  /** Id of the payment. */
  id: number;
  /** `taken` or `returned`. */
  kind: string;
  /** `cash`, `terminal` or `bank`. */
  method: string;
  /** Amount, in cents. */
  amountCents: number;
  /** Time. */
  takenAt: string;
  /** Who recorded it. */
  by: string;
  /** Names of what was paid. */
  what: string;
  /** Name of the customer; empty if none. */
  customer: string;
  /** Note, as written at the time. */
  note: string;
  /** Number of the documento commerciale. */
  receiptNumber: string | null;
  /** Order id of the desk sale; null for other payments. */
  saleId: number | null;
  /** Ids of the paid reservations. */
  reservationIds: readonly number[];
  /** Id of the customer; null if none. */
  customerId: number | null;
};

export type SignInData = {
  /** Signs in with e-mail and password (specification section 7); the invitation code stands in for the password on the first log-in. The area is the one of the request (`X-Radura-Area`). */
  signIn: SignInResult;
};

export type SignInResult = {
  /** NEW_PASSWORD_REQUIRED, SECOND_FACTOR_REQUIRED, EMAIL_CODE_REQUIRED or SECOND_FACTOR_SETUP; null when signed in. */
  challengeName: Challenge | null;
  /** Session to send with the answer to the challenge; ten minutes, five tries. */
  session: string | null;
  /** Ways to answer SECOND_FACTOR_REQUIRED: authenticatorApp, passkey, recoveryCode; otherwise empty. */
  secondFactors: readonly SecondFactor[];
  /** Whether to direct the person to the business log-in. */
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
  /** Signs out on this device; the token is refused from the next call on. No effect for guests. */
  signOut: {
    /** Always 200. */
    status: number;
  };
};

export type SignOutVariables = Record<string, never>;

export type SignUpForClassData = {
  /** Signs somebody up for sessions of a class as a guest: without paying (`onlyBook`), or as the first step of paying now. */
  createSubscriptionAsAnonymous: CreationResult;
};

export type SignUpForClassVariables = {
  classId: number;
  sessions: readonly number[];
  email: string;
  onlyBook: boolean;
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: readonly AgreementInput[] | null;
  shownAmountCents?: number | null;
  webIntegrationId?: number | null;
  payWith?: PayWithInput | null;
  promoCode?: string | null;
};

export type SignUpWithPassData = {
  /** Signs whoever is signed in up for sessions of a class and pays them with an own pass, an entry for each. All or nothing. */
  signUpWithPass: CreationResult;
};

export type SignUpWithPassVariables = {
  passId: number;
  classId: number;
  sessions: readonly number[];
  firstname?: string | null;
  lastname?: string | null;
  phone?: string | null;
  agreements?: readonly AgreementInput[] | null;
  shownAmountCents?: number | null;
  webIntegrationId?: number | null;
};

/** Social profiles of a provider as web addresses; https is added if missing. */
export type SocialLinksInput = {
  /** Address of its page. */
  facebook?: string | null;
  /** Address of its profile. */
  instagram?: string | null;
  /** Address of its page. */
  linkedin?: string | null;
  /** Skype name. */
  skype?: string | null;
  /** Address of its profile. */
  twitter?: string | null;
  /** Address of its channel. */
  youtube?: string | null;
};

export type SomeProvidersData = {
  /** Providers on the marketplace, in a random order that is stable for one seed. */
  found: {
    /** At most `pageSize`. */
    centers: readonly ProviderOnCard[];
    /** At most `pageSize`. */
    professionals: readonly ProviderOnCard[];
    /** Seed of the random order; send it back for the next page. */
    seed: number;
  };
};

export type SomeProvidersVariables = Record<string, never>;

export type StaffData = {
  /** One page of a provider’s people and things, for owners, directors and managers. */
  getStaff: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** False if the package allows one person and there is one. */
    mayAddPerson: boolean;
    /** In the provider’s order. */
    items: readonly ListedResource[];
  };
};

export type StaffFoundData = {
  /** One page of a provider’s people and things, for owners, directors and managers. */
  getStaff: {
    /** In the provider’s order. */
    items: readonly {
      /** Id of the resource. */
      id: number;
      /** Name. */
      name: string;
    }[];
  };
};

export type StaffFoundVariables = {
  providerId: number;
  search: string;
};

/** `soon`: bookings of today and tomorrow, by the provider’s clock; `all`: all bookings. */
export type StaffMailDays = 'all' | 'soon';

/** All preferences, replacing the previous ones. */
export type StaffMailWishesInput = {
  /** Whether cancelled or reassigned bookings are mailed. */
  cancellations: boolean;
  /** Whether tomorrow’s bookings are mailed on the evening before, if there are any. */
  dayBefore: boolean;
  /** Which days’ bookings are mailed. */
  days: StaffMailDays;
  /** Whether moved bookings are mailed. */
  moves: boolean;
  /** Whether new bookings are mailed. */
  newBookings: boolean;
};

export type StaffMailsByLinkData = {
  /** The mails that a staff mail’s stop link would stop. */
  staffMailsByLink: {
    /** What they are about. */
    about: StoppableAbout;
    /** Name of the provider; empty for mails about messages. */
    providerName: string;
    /** Whether they are already stopped. */
    isStopped: boolean;
  };
};

export type StaffMailsByLinkVariables = {
  code: string;
};

export type StaffMemberData = {
  /** One person or thing of a provider. */
  getStaffMember: StaffMemberSeen;
};

export type StaffMemberSeen = {
  /** Current local time of the provider, `YYYY-MM-DD HH:mm`. */
  localNow: string;
  /** Number of upcoming reservations that hold it. */
  comingBookings: number;
  /** Services the person does, or that need the thing. */
  services: readonly {
    /** The service. */
    id: number;
    /** Name. */
    name: string;
    /** Whether it is archived. */
    isArchived: boolean;
  }[];
  /** The person or thing. */
  resource: ListedResource & {
    /** Working hours by weekday. */
    schedules: readonly {
      /** ISO weekday: 1 Monday to 7 Sunday. */
      day: number;
      /** Time. */
      workTime: {
        /** `HH:mm`. */
        start: string;
        /** `HH:mm`; `24:00` is midnight; before the start it is on the next day. */
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
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly {
    /** Id of the resource. */
    id: number;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Name. */
    name: string;
    /** Whether it is archived. */
    archive: boolean;
  }[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type StaffOrderVariables = {
  providerId: number;
};

export type StaffPersonToChoose = {
  /** Id of the resource. */
  id: number;
  /** Name as the provider records it. */
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
  /** Returns a new secret for an authenticator app; it is active once a code was confirmed. */
  startAuthenticatorApp: {
    /** Base32 secret for manual entry. */
    secret: string;
    /** An otpauth:// URI. */
    uri: string;
    /** The URI as a QR code, SVG. */
    qrSvg: string;
  };
};

export type StartAuthenticatorAppVariables = {
  session?: string | null;
};

export type StartCustomerImportData = {
  /** Starts saving an import’s rows as customers. Nobody is notified. */
  startCustomerImport: {
    /** Id of the import. */
    id: number;
  };
};

export type StartCustomerImportVariables = {
  providerId: number;
  id: number;
  version: number;
};

export type StartPasskeyData = {
  /** Starts adding a passkey. */
  startPasskey: {
    /** Session to send with the response; five minutes. */
    session: string;
    /** For navigator.credentials, as JSON (WebAuthn level 3). */
    options: unknown;
  };
};

export type StartPasskeySignInData = {
  /** Starts answering SECOND_FACTOR_REQUIRED with a passkey. */
  startPasskeySignIn: {
    /** Session to send with the response; five minutes. */
    session: string;
    /** For navigator.credentials, as JSON (WebAuthn level 3). */
    options: unknown;
  };
};

export type StartPasskeySignInVariables = {
  session: string;
};

export type StartPasskeyStepUpData = {
  /** Starts a step-up with a passkey. */
  startPasskeyStepUp: {
    /** Session to send with the response; five minutes. */
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
  /** Starts or resumes a payment; the server sets the amount. Of a video course (`productId`) or an offer of a membership (`membershipId`): buys it, and what is free is had at once. Of a reservation or class subscription that awaits payment: with its `paymentToken` or mailed code, or signed in as the person who booked; others are answered as for an unknown one. What cannot be bought yet is refused. */
  generatePaymentIntent: CreationResult;
};

export type StartPaymentAgainVariables = {
  reservationId: number;
  paymentToken?: string | null;
};

export type StepUpData = {
  /** Proves the person’s identity again for 15 minutes, as changes of security and money require. A second factor is required too, if set up: a code or a passkey. */
  stepUp: {
    /** Always 200. */
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
  /** Stops all mails to a staff member about their bookings at a provider, by the link in one of them. Idempotent. */
  stopStaffMails: boolean;
};

export type StopStaffMailsVariables = {
  code: string;
};

/** What mails are about: a staff member’s bookings at a provider, or unread messages. */
export type StoppableAbout = 'bookings' | 'messages';

/** A service with all its offers; an offer omitted from an edit is removed. */
export type SubServiceInput = {
  /** Plain text. */
  description?: string | null;
  /** Its group. */
  groupId?: number | null;
  /** A path of ours, such as `takeSubServiceImage` returns; null for a drawing. An existing external address may stay. */
  imageUrl?: string | null;
  /** False if it can be booked only during its period. */
  isAlwaysAvailable?: boolean | null;
  /** 1 to 4. */
  locationType?: number | null;
  /** Minutes between starts; null for the provider’s step. */
  minCalendarSlot?: number | null;
  /** At most 120 characters. */
  name: string;
  /** One to twenty, in order. */
  offers: readonly OfferInput[];
  /** Last day. */
  periodEndDate?: string | null;
  /** End minute of the day. */
  periodEndMinute?: number | null;
  /** First day, `YYYY-MM-DD`. */
  periodStartDate?: string | null;
  /** Start minute of the day. */
  periodStartMinute?: number | null;
};

export type SubscribeToNewsletterData = {
  /** Signs an address up for the newsletter in the request’s language; it confirms by a mailed link. Always true. */
  subscribeToNewsletter: boolean;
};

export type SubscribeToNewsletterVariables = {
  email: string;
  place?: NewsletterPlace | null;
};

export type SubscriptionByLinkData = {
  /** The sign-up behind a mailed link. Looking changes nothing. */
  subscriptionByLink: SubscriptionSeen;
};

export type SubscriptionByLinkVariables = {
  code: string;
  purpose: SubscriptionLinkPurpose;
};

/** The center, which gives all back, or the customer, by the terms of the sign-up. */
export type SubscriptionCancelledBy = 'customer' | 'we';

export type SubscriptionDetailData = {
  /** One sign-up; of a collaborator one to a session they teach. */
  getSubscription: {
    /** Of the center. */
    timeZone: string;
    /** The desk wrote it down. */
    isByProvider: boolean;
    /** It is for all sessions at one price. */
    isTotal: boolean;
    /** Whether somebody reads mails about it. */
    canBeTold: boolean;
    /** As the lists show it. */
    subscription: {
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
      /** When it was made. */
      createdAt: string;
      /** How it stands with its money. */
      paymentState: OrderPaymentState;
      /** What it comes to; 0 for who may not see money. */
      dueCents: number;
      /** What is still to be paid; 0 for who may not see money. */
      owedCents: number;
    };
    /** By their start. */
    sessions: readonly {
      /** Of the session. */
      sessionId: number;
      /** When it begins. */
      startsAt: string;
      /** When it ends. */
      endsAt: string;
      /** Who teaches it. */
      teacherName: string | null;
      /** Whether it takes place. */
      sessionStatus: SessionStatus;
      /** How the place stands. */
      status: SubscriptionStatus;
      /** arrived, noShow; null: nobody has said. */
      presence: string | null;
      /** What cancelling it alone would give back; null: it holds no place. */
      preview: {
        /** By card where the center cancels. */
        byUsRefundCents: number;
        /** By card where the customer does, by the terms of the sign-up. */
        byCustomerRefundCents: number;
        /** Was paid at the center, which gives it back by hand. */
        atCenterCents: number;
        /** Paid with credit, which goes back to the wallet by itself. */
        walletCents: number;
        /** Whether the customer loses nothing by those terms. */
        isFreeForCustomer: boolean;
      } | null;
    }[];
    /** What cancelling all that is to come would give back; null: it cannot be. */
    preview: {
      /** By card where the center cancels. */
      byUsRefundCents: number;
      /** By card where the customer does, by the terms of the sign-up. */
      byCustomerRefundCents: number;
      /** Was paid at the center, which gives it back by hand. */
      atCenterCents: number;
      /** Paid with credit, which goes back to the wallet by itself. */
      walletCents: number;
      /** Whether the customer loses nothing by those terms. */
      isFreeForCustomer: boolean;
    } | null;
    /** Null for who may not see it. */
    money: ReservationMoney | null;
  };
};

export type SubscriptionDetailVariables = {
  providerId: number;
  id: number;
};

export type SubscriptionJustMadeData = {
  /** The sign-up that this browser has just made, paid or confirmed, for half an hour; null for every other browser. The page `/subscription-success` shows it. */
  subscriptionJustMade: SubscriptionSeen | null;
};

export type SubscriptionJustMadeVariables = Record<string, never>;

/** What a mailed link of a sign-up is for: its code opens nothing else. */
export type SubscriptionLinkPurpose = 'confirm' | 'manage';

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

/** Why a sign-up cannot be cancelled: it is off, or nothing of it is to come. */
export type SubscriptionObstacle = 'off' | 'over';

export type SubscriptionPriced = {
  /** In cents, as it is charged. */
  priceCents: number;
  /** In cents, before the online discount. */
  priceWithoutDiscountCents: number;
  /** One each session. */
  lines: readonly {
    /** Which session. */
    sessionId: number;
    /** Before the online discount. */
    priceCents: number;
  }[];
};

export type SubscriptionPricesData = {
  /** What signing up for some sessions costs: what is shown is what is charged. */
  onSite: SubscriptionPriced;
  /** What signing up for some sessions costs: what is shown is what is charged. */
  online: SubscriptionPriced & {
    /** The code of the viewer’s own sign-up for these sessions that waits to be paid; the prices here are without it. */
    waitingPromo: {
      /** As the center calls it. */
      code: string;
      /** What it takes off, in cents. */
      discountCents: number;
    } | null;
  };
};

export type SubscriptionPricesVariables = {
  request: SubscriptionRequestInput;
};

/** Sessions of a class that somebody wants to sign up for. */
export type SubscriptionRequestInput = {
  /** Which class. */
  classId: number;
  /** Which sessions, 400 at most; of the total model all that have not begun. */
  sessions: readonly number[];
};

export type SubscriptionSeen = {
  /** Of the sign-up. */
  id: number;
  /** Of the class. */
  classId: number;
  /** What the class is called. */
  className: string;
  /** Course or event. */
  serviceType: ClassType;
  /** How it is sold. */
  model: ClassModel;
  /** How it stands. */
  status: SubscriptionStatus;
  /** With whom. */
  providerId: number;
  /** With whom. */
  providerName: string;
  /** Of the provider. */
  timeZone: string;
  /** What it cost, in cents. */
  totalCents: number;
  /** It is paid at the center. */
  onlyBook: boolean;
  /** Entries of a membership paid it. */
  isPaidWithPass: boolean;
  /** Until when it waits for link or payment. */
  expiresAt: string | null;
  /** Its sessions, by their start. */
  sessions: readonly {
    /** Of the session. */
    id: number;
    /** When it begins. */
    startsAt: string;
    /** When it ends. */
    endsAt: string;
    /** Who teaches it. */
    teacherName: string | null;
    /** In which room. */
    roomName: string | null;
    /** Of an online session with a confirmed place, from an hour before it begins. */
    link: string | null;
    /** The place was given up, or the session does not take place. */
    isCancelled: boolean;
    /** Whether it can be given up by itself. */
    canCancel: boolean;
    /** Until when giving it up is free of charge. */
    freeUntil: string;
  }[];
  /** Whether the whole can be given up now. */
  canCancelWhole: boolean;
  /** What would go back by card if the whole were given up now, in cents. */
  refundCentsIfCancelledNow: number;
  /** The code of the link that manages it; null until it is confirmed. */
  manageCode: string | null;
};

/** Those that hold places, or those that are cancelled. */
export type SubscriptionStanding = 'active' | 'canceled';

/** P waits for the mailed link, RSD for its payment, A is confirmed, C is cancelled, R is cancelled and its money is back. */
export type SubscriptionStatus = 'A' | 'C' | 'P' | 'R' | 'RSD';

/** All goes back to a customer who cancels too late. */
export type SubscriptionWaiverInput = {
  /** Why, for the history. */
  reason: string;
};

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

export type SubscriptionsToCancelData = {
  /** Sign-ups that are chosen to be cancelled, in the order of the ids, and what would follow. */
  getSubscriptionsToCancel: readonly {
    /** Why it cannot be cancelled; null: it can. */
    obstacle: SubscriptionObstacle | null;
    /** Whether somebody reads mails about it. */
    canBeTold: boolean;
    /** What cancelling all that is to come would give back. */
    preview: {
      /** By card where the center cancels. */
      byUsRefundCents: number;
      /** By card where the customer does, by the terms of the sign-up. */
      byCustomerRefundCents: number;
      /** Was paid at the center, which gives it back by hand. */
      atCenterCents: number;
      /** Paid with credit, which goes back to the wallet by itself. */
      walletCents: number;
      /** Whether the customer loses nothing by those terms. */
      isFreeForCustomer: boolean;
    } | null;
    /** The sign-up. */
    subscription: {
      /** Of the sign-up. */
      id: number;
      /** What the class is called. */
      className: string;
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
    };
  }[];
};

export type SubscriptionsToCancelVariables = {
  providerId: number;
  ids: readonly number[];
};

export type SubscriptionsVariables = {
  providerId: number;
  standing?: SubscriptionStanding | null;
  classId?: number | null;
  page?: number | null;
};

export type SuggestSearchesData = {
  /** Categories, services and providers of which a word begins as typed, at most eight; none for one letter. */
  suggestSearches: readonly {
    /** `category`, `service` or `provider`. */
    kind: string;
    /** What to search for. */
    text: string;
  }[];
};

export type SuggestSearchesVariables = {
  text: string;
};

/** A tag and the customers to change. */
export type TagOfSomeCustomersInput = {
  /** Customer ids, at most a hundred in total. */
  customerIds: readonly number[];
  /** Id of the tag. */
  tagId: number;
};

export type TagWithCount = {
  /** Id of the tag. */
  id: number;
  /** Name. */
  name: string;
  /** `#rrggbb`. */
  color: string;
  /** Number of customers who are not archived; 0 for a collaborator. */
  customers: number;
};

export type TakeBackProductData = {
  /** Takes a video course back from who was given it. */
  takeBackProduct: boolean;
};

export type TakeBackProductVariables = {
  providerId: number;
  accessId: number;
};

export type TakeBlogPictureData = {
  /** Makes an uploaded image a picture of the blog. Answers its path. */
  takeBlogPicture: string;
};

export type TakeBlogPictureVariables = {
  uploadId: number;
};

export type TakeDateOutOfBlockData = {
  /** Removes one date from a repeated block; removing the only date deletes the block. */
  takeDateOutOfBlock: boolean;
};

export type TakeDateOutOfBlockVariables = {
  providerId: number;
  id: number;
  date: string;
};

export type TakeEmailBackData = {
  /** Restores the former e-mail of an account, by the code mailed to it; all sessions end. */
  takeEmailBack: {
    /** Always 200. */
    status: number;
  };
};

export type TakeEmailBackVariables = {
  code: string;
};

export type TakeEmailLogoData = {
  /** Makes an uploaded image a logo of mails. Answers the path to save as `logo` of a template. */
  takeEmailLogo: string;
};

export type TakeEmailLogoVariables = {
  providerId: number;
  uploadId: number;
};

export type TakeFirstPhotoData = {
  /** Turns an uploaded image of at least 1280x800 pixels into a photo, cropped to 16:10. Returns the key for `addProviderPhoto`, valid for a day. */
  takeProviderPhoto: string;
};

export type TakeFirstPhotoVariables = {
  providerId: number;
  uploadId: number;
};

export type TakeOutOfServiceData = {
  /** Takes a thing or one unit out of service. Returns the id for putting it back. */
  takeOutOfService: number;
};

export type TakeOutOfServiceVariables = {
  providerId: number;
  id: number;
  input: OutOfServiceInput;
  acts?: readonly HurtActInput[] | null;
};

export type TakePaymentData = {
  /** Takes a payment at the desk, in part or whole, for one or several orders. */
  takePayment: readonly {
    /** Id of the order. */
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
  /** Turns an uploaded image of at least 1280x800 pixels into a photo, cropped to 16:10. Returns the key for `addProviderPhoto`, valid for a day. */
  takeProviderPhoto: string;
};

export type TakePhotoVariables = {
  providerId: number;
  uploadId: number;
};

export type TakeSubServiceImageData = {
  /** Turns an uploaded image of at least 640x400 pixels into a picture, cropped to 16:10. Returns the path to save as `imageUrl` of a service of this provider, within a day. */
  takeSubServiceImage: string;
};

export type TakeSubServiceImageVariables = {
  providerId: number;
  uploadId: number;
};

/** Whom to invite to the team of Radura. */
export type TeamInvitationInput = {
  /** Where the link is mailed. */
  email: string;
  /** At most 60 characters. */
  firstname: string;
  /** At most 60 characters. */
  lastname?: string | null;
  /** admin or author. */
  role: TeamRole;
};

export type TeamListData = {
  /** Administrators, authors and who is invited to be one. */
  getTeam: readonly {
    /** Id of the person. */
    id: number;
    /** E-mail address. */
    email: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** admin or author. */
    role: TeamRole;
    /** Until when the invitation waits; null for who has accepted. */
    invitedUntil: string | null;
    /** Last sign-in, in any area; null: never. */
    lastSignedInAt: string | null;
    /** Whether a second factor is set up; without one nobody comes in at `/admin`. */
    hasSecondFactor: boolean;
    /** Whether the log-in is active. */
    active: boolean;
  }[];
};

export type TeamListVariables = Record<string, never>;

/** Role at Radura itself. */
export type TeamRole = 'admin' | 'author';

export type TellOfMoveData = {
  /** Keeps back the mail about the last move of a booking during its ten seconds, or releases it. Collaborators: their own. */
  tellOfMove: {
    /** Whether the mail was or will be sent; keeping it back may come too late. */
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
  /** Keeps back the mails about a moved group during their ten seconds, or releases them. Collaborators: their own. */
  tellOfMoves: {
    /** Whether the mail was or will be sent; keeping it back may come too late. */
    isTold: boolean;
  };
};

export type TellOfMovesVariables = {
  providerId: number;
  bookings: readonly MovedReservationInput[];
  tells: boolean;
};

export type TestNewsletterIssueData = {
  /** Mails an issue to who asks, ten times an hour at most. Answers its id. */
  testNewsletterIssue: number;
};

export type TestNewsletterIssueVariables = {
  id: number;
};

/** Language whose texts can be published; Swedish is for the screens of businesses. */
export type TextLanguage = 'en' | 'it' | 'sv';

/** No text, empty, too long, other placeholders than before, or markup in it. */
export type TextProblem = 'empty' | 'markup' | 'noText' | 'placeholders' | 'tooLong';

/** A count of the drawer, in cents. */
export type TillCountInput = {
  /** Counted amount. */
  countedCents: number;
  /** Expected amount, as it was shown. */
  expectedCents: number;
  /** Amount left in the drawer. */
  leftCents: number;
  /** Reason for a difference. */
  note?: string | null;
};

export type TillData = {
  /** The till of a day: today’s, and any day’s for owner and director. */
  getTillOfDay: TillDay;
};

export type TillDay = {
  /** Date, `YYYY-MM-DD`. */
  date: string;
  /** Today’s date at the center. */
  today: string;
  /** Time zone of the center, in which all times are given. */
  timeZone: string;
  /** Sums by method. */
  sums: readonly {
    /** `cash`, `terminal` or `bank`. */
    method: string;
    /** Taken. */
    takenCents: number;
    /** Refunded. */
    returnedCents: number;
  }[];
  /** Number of payments and refunds. */
  paymentsTotal: number;
  /** Number of pages of ten payments. */
  pages: number;
  /** One page of payments, latest first. */
  payments: readonly ShownTillPayment[];
  /** Counts of that day, earliest first. */
  counts: readonly ShownTillCount[];
  /** Expected cash now, in cents. */
  expectedCents: number;
  /** When the drawer was last counted. */
  lastCountedAt: string | null;
  /** Amount left at the last count, in cents. */
  lastLeftCents: number;
};

/** Payment method at the till; wallet pays what was bought, and is no way to pay a sale or a top-up. */
export type TillMethod = 'bank' | 'cash' | 'terminal' | 'wallet';

/** Part of a payment for one order. */
export type TillOrderInput = {
  /** In cents, above zero. */
  amountCents: number;
  /** Id of the order. */
  orderId: number;
};

export type TillVariables = {
  providerId: number;
  date?: string | null;
  page?: number | null;
};

/** Start and end. */
export type TimesOfDayInput = {
  /** End; before the start it is on the next day, 1440 is midnight. */
  endMinute: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
};

/** Start and end on a weekday. */
export type TimesOfWeekdayInput = {
  /** End; before the start it is on the next day, 1440 is midnight. */
  endMinute: number;
  /** Minute of the local day, 0 to 1439. */
  startMinute: number;
  /** ISO weekday: 1 Monday to 7 Sunday. */
  weekday: number;
};

export type TimetableData = {
  /** The sessions of all classes of a provider on some days, by their start; null when visitors may not see the provider. */
  getTimetable:
    | readonly {
        /** Of the session. */
        id: number;
        /** Of its class. */
        classId: number;
        /** What the class is called. */
        className: string;
        /** Local date, yyyy-mm-dd. */
        date: string;
        /** Local time of its beginning. */
        startTime: string;
        /** Local time of its end. */
        endTime: string;
        /** The same in cents. */
        priceCents: number | null;
        /** Places that can still be taken. */
        availableCapacity: number;
        /** Who teaches it. */
        teacherName: string | null;
        /** How its class is sold. */
        model: ClassModel;
        /** Why it can be signed up for, or not. */
        check: SessionCheck;
      }[]
    | null;
};

export type TimetableVariables = {
  providerId: number;
  from: string;
  days?: number | null;
};

export type TodayData = {
  /** A center’s current day: visits, available time and new bookings. Collaborators: their own. */
  getToday: DayAtCenter;
  /** Number of unread notices of the viewer. */
  countUnreadNotices: number;
};

export type TodayVariables = {
  providerId: number;
};

export type ToggleClassesData = {
  /** Activates, deactivates, publishes or unpublishes classes; omitted values stay. */
  toggleClasses: boolean;
};

export type ToggleClassesVariables = {
  providerId: number;
  ids: readonly number[];
  active?: boolean | null;
  published?: boolean | null;
};

export type ToggleMembershipData = {
  /** Publishes a membership, or hides it. Answers whether it is published. */
  toggleMembership: boolean;
};

export type ToggleMembershipVariables = {
  providerId: number;
  id: number;
  published: boolean;
};

export type ToggleProductData = {
  /** Publishes a video course, or hides it. Answers whether it is published. */
  toggleProduct: boolean;
};

export type ToggleProductVariables = {
  providerId: number;
  id: number;
  active: boolean;
};

export type TogglePromoCodeData = {
  /** Ends a promo code, or opens it again. Answers whether it may be used. */
  togglePromoCode: boolean;
};

export type TogglePromoCodeVariables = {
  providerId: number;
  id: number;
  active: boolean;
};

export type ToggleServicesData = {
  /** Activates, deactivates, publishes or unpublishes services; omitted values stay. */
  toggleSubServices: readonly {
    /** Id of the service. */
    id: number;
  }[];
};

export type ToggleServicesVariables = {
  providerId: number;
  ids: readonly number[];
  active?: boolean | null;
  published?: boolean | null;
};

export type TopUpMyWalletData = {
  /** Buys credit at a provider for whoever is signed in, by card: starts the payment. The e-mail must be proved, and the person a customer there. */
  topUpMyWallet: CreationResult;
};

export type TopUpMyWalletVariables = {
  providerId: number;
  amountCents: number;
};

export type TopUpWalletData = {
  /** Sells credit at the desk. Answers the id of its order. */
  topUpWallet: number;
};

export type TopUpWalletVariables = {
  providerId: number;
  input: WalletTopUpInput;
};

export type TownOfCenterData = {
  /** Towns whose name begins with the text, in any known language; likeliest first. */
  searchPlaces: readonly {
    /** Stable, readable key, such as `it-milano`. */
    key: string;
    /** In the requested language. */
    name: string;
    /** Decimal degrees of the town’s midpoint. */
    latitude: number;
    /** Decimal degrees of the town’s midpoint. */
    longitude: number;
  }[];
};

export type TownOfCenterVariables = {
  text: string;
};

export type TranslationUploadUrlData = {
  /** An address to upload a file of texts to: a flat JSON object; for administrators. */
  getTranslationUploadUrl: {
    /** For `checkTranslations`. */
    uploadId: number;
    /** Takes one PUT of the file as application/json, at most 2 MB, for 15 minutes. */
    presignedUrl: string;
  };
};

export type TranslationUploadUrlVariables = {
  language: TextLanguage;
};

export type TranslationsData = {
  /** All texts of a language as they are now; for administrators. */
  getTranslations: readonly {
    /** Its key in the file. */
    key: string;
    /** The text, with placeholders in braces. */
    text: string;
  }[];
};

export type TranslationsVariables = {
  language: TextLanguage;
};

export type TryReservationChangeData = {
  /** Rules that another time, duration, person or room for a booking would break; nothing is changed or locked. Collaborators: their own. */
  tryReservationChange: {
    /** Sequence to send with the change. */
    sequence: number;
    /** Start of the booking. */
    startsAt: string;
    /** Duration in minutes. */
    minutes: number;
    /** Id of the person. */
    resourceId: number;
    /** Its rooms and things. */
    things: readonly {
      /** Id of the thing. */
      resourceId: number;
      /** Number of the unit, from 1. */
      unit: number;
    }[];
    /** All rules of the center the change would break; overruling them needs a reason. */
    against: readonly string[];
    /** A refusal nobody may overrule. */
    refusal: {
      /** Error code the change itself would return. */
      code: string;
      /** Message in the requested language. */
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
  /** Rules that another time, duration, person or rooms for a group’s bookings would break; nothing is changed or locked. Collaborators: their own. */
  tryReservationsChange: {
    /** The requested bookings. */
    bookings: readonly {
      /** Id of the booking. */
      id: number;
      /** Sequence to send with the change. */
      sequence: number;
      /** Start of the booking. */
      startsAt: string;
      /** Duration in minutes. */
      minutes: number;
      /** Id of the person. */
      resourceId: number;
      /** Its rooms and things. */
      things: readonly {
        /** Id of the thing. */
        resourceId: number;
        /** Number of the unit, from 1. */
        unit: number;
      }[];
    }[];
    /** All rules of the center the change would break; overruling them needs a reason. */
    against: readonly string[];
    /** A refusal nobody may overrule. */
    refusal: {
      /** Error code the change itself would return. */
      code: string;
      /** Message in the requested language. */
      message: string;
    } | null;
  };
};

export type TryReservationsChangeVariables = {
  providerId: number;
  input: ReservationsTimeInput;
};

export type UndoCustomerMergeData = {
  /** Undoes a merge, the customer’s latest first. Returns its id. */
  undoCustomerMerge: number;
};

export type UndoCustomerMergeVariables = {
  providerId: number;
  id: number;
};

export type UnpublishData = {
  /** Unpublishes a provider’s page; existing bookings stay. */
  unpublishProvider: {
    /** Id of the provider. */
    id: number;
    /** Whether visitors can see it: published, active and not locked. */
    isPublic: boolean;
  };
};

export type UnpublishVariables = {
  providerId: number;
};

export type UnreadChatsChangedData = {
  /** Chats in which the viewer has not read everything, whenever that changes. */
  unreadNotifications: readonly {
    /** Which chat. */
    chatId: string;
    /** At which center. */
    providerId: number;
    /** The last message that is unread. */
    messageId: number;
    /** When it was written. */
    timestamp: string;
  }[];
};

export type UnreadChatsChangedVariables = Record<string, never>;

export type UnreadChatsData = {
  /** Chats of all centers in which the viewer has not read everything, the latest first. */
  getUnreadNotifications: readonly {
    /** Which chat. */
    chatId: string;
    /** At which center. */
    providerId: number;
    /** The last message that is unread. */
    messageId: number;
    /** When it was written. */
    timestamp: string;
  }[];
};

export type UnreadChatsVariables = Record<string, never>;

export type UnreadNoticesData = {
  /** Number of unread notices of the viewer. */
  countUnreadNotices: number;
};

export type UnreadNoticesVariables = {
  providerId: number;
};

export type UpdateAgreementsData = {
  /** Records the signed-in person’s consents. */
  updateAgreements: {
    /** Version to send with an update; an older one is refused. */
    version: number;
  };
};

export type UpdateAgreementsVariables = {
  agreements: readonly AgreementDecisionInput[];
};

export type UpdateEmailTemplateData = {
  /** Writes a template over; the next mail follows. Answers its id. */
  updateEmailTemplate: number;
};

export type UpdateEmailTemplateVariables = {
  providerId: number;
  id: number;
  version: number;
  input: EmailTemplateInput;
};

export type UpdateReservationData = {
  /** Changes time, duration, person, room, note or price of a booking. Collaborators: their own. */
  updateReservation: {
    /** Its id. */
    id: number;
    /** Sequence to send with the next act. */
    sequence: number;
    /** Whether the customer or their carer has an e-mail address. */
    canBeTold: boolean;
    /** Its rooms and things. */
    things: readonly {
      /** Id of the thing. */
      resourceId: number;
      /** Number of the unit, from 1. */
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
  /** Changes time, duration, person or room of a group’s bookings, all or none. Collaborators: their own. */
  updateReservations: readonly {
    /** Its id. */
    id: number;
    /** Sequence to send with the next act. */
    sequence: number;
    /** Whether the customer or their carer has an e-mail address. */
    canBeTold: boolean;
    /** Its rooms and things. */
    things: readonly {
      /** Id of the thing. */
      resourceId: number;
      /** Number of the unit, from 1. */
      unit: number;
    }[];
  }[];
};

export type UpdateReservationsVariables = {
  providerId: number;
  input: ReservationsChangeInput;
};

export type UpdateUserData = {
  /** Changes the signed-in person’s profile. */
  updateUser: {
    /** Version to send with an update; an older one is refused. */
    version: number;
  };
};

export type UpdateUserVariables = {
  input: UserInput;
};

export type UploadOfFile = {
  /** For `fileUpload` and `completeFileUpload`. */
  assetId: number;
  /** Takes the whole file by one HTTP PUT as application/octet-stream, for an hour; success is 200 alone. */
  presignedUrl: string;
  /** The missing parts of a file above 16 MiB; none for a smaller one. */
  parts: readonly {
    /** From 1. */
    number: number;
    /** Where it begins in the file, in bytes. */
    offset: number;
    /** How long it is. */
    bytes: number;
    /** Takes it by one HTTP PUT, for an hour; success is 200 alone. */
    presignedUrl: string;
  }[];
};

export type UserDetailData = {
  /** One colleague of a provider. */
  getCollaborator: UserSeen;
};

export type UserDetailVariables = {
  providerId: number;
  id: number;
};

/** Changes of the person’s profile; omitted fields stay. */
export type UserInput = {
  /** Empty or null clears it. */
  address?: string | null;
  /** YYYY-MM-DD. Empty or null clears it. */
  birthday?: string | null;
  /** Empty or null clears it. */
  city?: string | null;
  /** Empty or null clears it. */
  codiceFiscale?: string | null;
  /** Two letters. Empty or null clears it. */
  country?: string | null;
  /** Empty or null clears it. */
  describedName?: string | null;
  /** Empty or null clears it. */
  facebook?: string | null;
  /** First name. */
  firstname?: string | null;
  /** M, F or null. */
  gender?: string | null;
  /** Empty or null clears it. */
  instagram?: string | null;
  /** Last name. */
  lastname?: string | null;
  /** Empty or null clears it. */
  linkedin?: string | null;
  /** Empty or null clears it. */
  phone?: string | null;
  /** Empty or null clears it. */
  piva?: string | null;
  /** Empty or null clears it. */
  postcode?: string | null;
  /** Empty or null clears it. */
  sdi?: string | null;
  /** Empty or null clears it. */
  skype?: string | null;
  /** IANA name. */
  timezone?: string | null;
  /** Empty or null clears it. */
  twitter?: string | null;
  /** Empty or null clears it. */
  url?: string | null;
  /** it or en. */
  userLanguage?: string | null;
  /** The `version` that was read. */
  version: number;
  /** Empty or null clears it. */
  youtube?: string | null;
};

export type UserSeen = ListedUser & {
  /** When they took the role; null for an invitation. */
  since: string | null;
  /** History, latest first. */
  history: readonly {
    /** Time. */
    at: string;
    /** Who did it; null for somebody who does not work there. */
    by: string | null;
    /** Name of the operation. */
    action: string;
    /** Role before. */
    roleBefore: BusinessRole | null;
    /** Role afterwards. */
    roleAfter: BusinessRole | null;
  }[];
  /** Their last ten sign-ins by PIN, latest first. */
  turns: readonly {
    /** Time. */
    at: string;
    /** Whom they replaced; null for somebody who does not work there. */
    from: string | null;
    /** Browser and system. */
    device: string;
  }[];
};

export type UserToChangeData = {
  /** One colleague of a provider. */
  getCollaborator: ListedUser;
  /** Current, former and invited colleagues of a provider, for its owners and directors. */
  getCollaborators: {
    /** Roles the viewer may give. */
    rolesToGive: readonly BusinessRole[];
  };
  /** Staff persons not linked to a log-in. */
  getUnassignedStaff: readonly StaffPersonToChoose[];
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
  } | null;
};

export type UserToChangeVariables = {
  providerId: number;
  id: number;
};

/** Role in the marketplace or at a provider. */
export type UserType = 'admin' | 'author' | 'collaborator' | 'customer' | 'director' | 'manager' | 'owner';

export type UsersData = {
  /** Current, former and invited colleagues of a provider, for its owners and directors. */
  getCollaborators: {
    /** Number on all pages. */
    total: number;
    /** Page number, from 1. */
    page: number;
    /** Number of pages. */
    pages: number;
    /** False if the package allows one person only, so nobody can be invited. */
    isStaffOpened: boolean;
    /** At most ten. */
    items: readonly ListedUser[];
  };
};

export type UsersFoundData = {
  /** Current, former and invited colleagues of a provider, for its owners and directors. */
  getCollaborators: {
    /** At most ten. */
    items: readonly {
      /** Id of the place, not of the person. */
      id: number;
      /** Name; for an invitation, as typed. May be empty. */
      name: string;
      /** E-mail; for an invitation, as typed. */
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

export type ValidatePromoCodeData = {
  /** What a promo code takes off a price. Refused with invalidPromoCode, whatever is wrong; 20 tries an hour. The sale decides again. */
  validatePromoCode: {
    /** As the center calls it. */
    code: string;
    /** In hundredths of a percent; null for a fixed amount. */
    percentBasisPoints: number | null;
    /** In cents, of the whole order; null for a percentage. */
    amountCents: number | null;
    /** What it takes off, in cents. */
    discountCents: number;
    /** What is to be paid, in cents. */
    totalCents: number;
  };
};

export type ValidatePromoCodeVariables = {
  providerId: number;
  code: string;
  amountCents: number;
};

/** Tax regime of a seller. */
export type VatRegime = 'cashAccounting' | 'forfettario' | 'ordinary' | 'sportsBody';

/** Tax settings, complete. */
export type VatSettingsInput = {
  /** Tax regime. */
  regime: VatRegime;
  /** Treatment of offers without their own; under the regime forfettario kept for a later one. */
  treatment: VatTreatment;
};

/** Tax treatment of an item: a rate, or why there is none. `forfettario` follows from the regime and cannot be chosen. */
export type VatTreatment =
  | 'forfettario'
  | 'healthExempt'
  | 'membersOutOfScope'
  | 'minimum'
  | 'reduced'
  | 'socialReduced'
  | 'sportExempt'
  | 'standard'
  | 'voucher';

/** A video course; its sections, files, picture and intro have calls of their own. */
export type VideoCourseInput = {
  /** One of `categories`. */
  categoryId?: number | null;
  /** HTML of words alone, made safe; text without tags becomes its paragraphs. */
  description?: string | null;
  /** Else how long, 1 to 1000. */
  duration?: number | null;
  /** The unit of that; months when left out. */
  durationType?: PeriodType | null;
  /** A group of the provider. */
  groupId?: number | null;
  /** Watched without an end; true when left out. */
  isAlwaysAvailable?: boolean | null;
  /** At most 120 characters. */
  name: string;
  /** 0 for free, else at least 50. */
  priceCents: number;
  /** For whom; all when left out. */
  target?: CourseTarget | null;
  /** standard when left out. */
  vatTreatment?: VatTreatment | null;
};

export type VideoCoursePageData = {
  /** One published video course. */
  getVideoCourse: CourseOnCard & {
    /** Absolute address of its picture; a drawn still life while it has none. */
    largeImageUrl: string;
    /** HTML of words alone, made safe; may be empty. */
    description: string;
    /** For whom it is made. */
    target: CourseTarget;
    /** How long it can be watched, in `durationType`. */
    duration: number;
    /** The unit of the duration. */
    durationType: PeriodType;
    /** It can be watched without an end. */
    alwaysAvailable: boolean;
    /** It can be bought now; false where its own provider reads it. */
    canBuy: boolean;
    /** Shows everybody what it is like. */
    intro: {
      /** Where it is watched; null while it cannot be. */
      signedUrl: string | null;
    } | null;
  };
  /** The sections of a published video course, or of an own one, in their order. */
  getSections: readonly SeenSection[];
  /** The files of a published video course; of those that do not open `signedUrl` is null. */
  getVideoCourseFilesYouFeel: readonly SeenFile[];
};

export type VideoCoursePageVariables = {
  id: number;
};

export type VideoCoursesData = {
  /** The published video courses of all providers or of one, eight a page. */
  getVideoCoursesYouFeel: {
    /** On all pages together. */
    total: number;
    /** 1 for the first. */
    page: number;
    /** How many pages there are. */
    pages: number;
    /** The latest first; of one provider in its order. */
    items: readonly CourseOnCard[];
  };
};

export type VideoCoursesVariables = {
  page?: number | null;
  keyword?: string | null;
};

/** What a file of a video course says beside its bytes. */
export type VideoFileInput = {
  /** Plain text. */
  description?: string | null;
  /** Visitors can open it; false when left out. */
  isFree?: boolean | null;
  /** At most 120 characters. */
  title: string;
};

/** A section of a video course. */
export type VideoSectionInput = {
  /** Opens so long after purchase, 0 to 1000; at once when left out. */
  availableAfter?: number | null;
  /** At most 120 characters. */
  name: string;
  /** The unit of that; days when left out. */
  periodType?: PeriodType | null;
};

export type VideosOfProviderData = {
  /** The published video courses of a provider, in its order; null when visitors may not see the provider. */
  getPublicVideos: readonly CourseOnCard[] | null;
};

export type VideosOfProviderVariables = {
  providerId: number;
};

export type VisitSeen = {
  /** The reservation. */
  id: number;
  /** P, RSD or A (specification section 3, "Statuses"). */
  status: string;
  /** Current state of the visit. */
  standing: VisitStanding;
  /** Id of the person. */
  resourceId: number;
  /** Name of the person. */
  resourceName: string;
  /** The attendee. */
  customerId: number;
  /** Name of the customer; may be empty. */
  customer: string;
  /** What was booked. */
  offerId: number;
  /** Name of the offer when it was booked. */
  offer: string;
  /** Minute of the date by its wall clock; below 0 on the previous date. */
  startMinute: number;
  /** End; above 1440 on the next date. */
  endMinute: number;
  /** Whether it has a note. */
  hasNote: boolean;
  /** Whether the customer has no earlier booking here. */
  isFirstVisit: boolean;
  /** Amount due; null for roles that take no payments. */
  owedCents: number | null;
};

/** State of a visit: coming, late, here, no-show, over. */
export type VisitStanding = 'coming' | 'here' | 'late' | 'noShow' | 'over';

/** A walk-in customer. */
export type WalkInInput = {
  /** E-mail for this booking’s confirmation; it creates no account. */
  email?: string | null;
  /** Name, if given. */
  name?: string | null;
};

/** Somebody who walks in. */
export type WalkInParticipantInput = {
  /** If they say it. */
  name?: string | null;
};

/** Credit that a customer is given. */
export type WalletGiftInput = {
  /** In cents, above zero. */
  amountCents: number;
  /** To whom. */
  customerId: number;
};

/** topUp: paid ahead; topUpReturned: that was refunded; gift: given by the center; spent; givenBack: of something paid with it; correction: two cards of one customer became one. */
export type WalletMovementKind = 'correction' | 'gift' | 'givenBack' | 'spent' | 'topUp' | 'topUpReturned';

export type WalletOfCustomer = {
  /** All that can be spent, in cents. */
  balanceCents: number;
  /** The part of it that was given: spent first, never paid out; in cents. */
  giftCents: number;
  /** How many movements there are. */
  total: number;
  /** Of the center. */
  timeZone: string;
  /** The latest first. */
  movements: readonly {
    /** Its id. */
    id: number;
    /** What happened. */
    kind: WalletMovementKind;
    /** In cents. */
    amountCents: number;
    /** The part of it that is given credit, in cents. */
    giftCents: number;
    /** What was paid; null: of no order. */
    name: string | null;
    /** Its order. */
    orderId: number | null;
    /** When. */
    at: string;
  }[];
};

export type WalletOfTheCustomerData = {
  /** The credit of a customer, for roles that take payments; null without a wallet. */
  getWallet: WalletOfCustomer | null;
};

export type WalletOfTheCustomerVariables = {
  providerId: number;
  customerId: number;
};

/** Money taken at the desk that becomes credit of a customer. */
export type WalletTopUpInput = {
  /** In cents, above zero. */
  amountCents: number;
  /** Whose. */
  customerId: number;
  /** cash, terminal or bank. */
  method: TillMethod;
  /** Note for the till. */
  note?: string | null;
  /** Number of the receipt; optional. */
  receiptNumber?: string | null;
};

/** A widget configuration, complete; omitted fields are cleared. */
export type WebIntegrationInput = {
  /** Kept as given; the e-mail is always required. */
  askEmail?: boolean | null;
  /** Whether a first name is required. */
  askFirstname: boolean;
  /** Whether a last name is required. */
  askLastname: boolean;
  /** Whether a phone number is required. */
  askPhone: boolean;
  /** Colour behind the widget, `#1F5C49` or `1F5C49`. */
  background?: string | null;
  /** Colour of cards and fields, `#1F5C49` or `1F5C49`. */
  base?: string | null;
  /** Background colour of text, `#1F5C49` or `1F5C49`. */
  body?: string | null;
  /** Colour of buttons, `#1F5C49` or `1F5C49`; default: `primaryColor`. */
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
  /** `widget`, in a frame (default), or `link`. */
  integrationType?: string | null;
  /** Address of its link back to the provider’s site: http or https. */
  link?: string | null;
  /** Name for the provider; at most 120 characters. */
  name: string;
  /** Whether only the site in `url` may frame it; false by default. */
  onlyOnItsSite?: boolean | null;
  /** Tab it opens with: services, courses, videos, memberships or events. */
  page?: string | null;
  /** The main colour, `#1F5C49` or `1F5C49`. */
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
  /** Site that uses it: http or https. */
  url?: string | null;
};

export type WhatCanBeBlockedData = {
  /** All people and things of one’s own provider, in its order. Collaborators: their own. */
  getOwnResources: readonly {
    /** Id of the resource. */
    id: number;
    /** Name. */
    name: string;
    /** 1 human, 2 physical. */
    resTypeId: number;
    /** Whether it is archived. */
    archive: boolean;
  }[];
  /** Opening hours set by a center. */
  getOpeningHours: {
    /** Today’s date at the center, `YYYY-MM-DD`. */
    today: string;
    /** IANA time zone of all its times. */
    timeZone: string;
  };
};

export type WhatCanBeBlockedVariables = {
  providerId: number;
};

export type WhatCanBeBookedData = {
  /** Offers the desk can book and the people who do them. Collaborators: what they do. */
  getBookableAtDesk: {
    /** IANA time zone of the times. */
    timeZone: string;
    /** Today’s date at the provider, `YYYY-MM-DD`. */
    today: string;
    /** In the provider’s order, whether publicly bookable or not. */
    offers: readonly OfferToBook[];
  };
};

export type WhatCanBeBookedVariables = {
  providerId: number;
};

export type WhoAddsACenterData = {
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
    /** Whether the e-mail is proved. */
    verifiedEmail: boolean;
    /** IANA name. */
    timezone: string;
  } | null;
};

export type WhoAddsACenterVariables = Record<string, never>;

export type WhoAsksForCustomerData = {
  /** One customer of a provider. Collaborators: customers of own bookings. */
  getCustomer: {
    /** Id of the customer. */
    id: number;
    /** First name. */
    firstname: string | null;
    /** Last name. */
    lastname: string | null;
    /** Time zone of the provider. */
    timeZone: string;
  };
  /** The signed-in person; null for a guest. */
  getCurrentUser: {
    /** E-mail address. */
    email: string;
    /** Providers where the person works. */
    businesses: readonly {
      /** Id of the provider. */
      providerId: number;
      /** Actions the person may perform there, by role and the owner’s rules, in the business area; missing package features do not reduce it. */
      viewerCan: readonly ProviderAction[];
    }[];
  } | null;
};

export type WhoAsksForCustomerVariables = {
  providerId: number;
  id: number;
};

export type WhoCares = {
  /** Id of the customer. */
  id: number;
  /** First name. */
  firstname: string | null;
  /** Last name. */
  lastname: string | null;
  /** E-mail; null if missing or hidden from the viewer. */
  email: string | null;
  /** Null if missing or hidden from the viewer. */
  phone: string | null;
};

/** The customer: exactly one of these. */
export type WhoComesInput = {
  /** Id of an existing customer. */
  id?: number | null;
  /** A new customer. */
  new?: NewCustomerInput | null;
  /** A walk-in customer. */
  walkIn?: WalkInInput | null;
};

/** Who may begin a chat with a center; whoever has an answer of it may go on. */
export type WhoMayWrite = 'customers' | 'everybody' | 'nobody';

export type WhoseToChoose = {
  /** Id of the resource. */
  id: number;
  /** Name. */
  name: string;
  /** Whether it is archived. */
  archive: boolean;
};

/** Why a file does not open: it is for who has the course; its section opens later; its buyer has to agree to begin the course (`beginVideoCourse`); it is in preparation. */
export type WhyFileIsClosed = 'consentNeeded' | 'fileLocked' | 'fileNotPreviewable' | 'sectionNotOpen';

export type WidgetCourse = CourseOnCard & {
  /** Absolute address of its picture; a drawn still life while it has none. */
  largeImageUrl: string;
  /** HTML of words alone, made safe; may be empty. */
  description: string;
  /** It can be bought now; false where its own provider reads it. */
  canBuy: boolean;
};

export type WidgetCoursesData = {
  /** The published video courses of a provider, in its order; null when visitors may not see the provider. */
  getPublicVideos: readonly WidgetCourse[] | null;
};

export type WidgetCoursesVariables = {
  providerId: number;
  webIntegrationId: number;
};

export type WidgetData = {
  /** One widget configuration; null if it is unknown or visitors may not see its provider. */
  getWebIntegration: {
    /** Id of the widget configuration. */
    id: number;
    /** Id of the provider. */
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
    /** Tab it opens with; null for the first with content. */
    page: string | null;
    /** Address of its link back to the provider’s site. */
    link: string | null;
    /** Origins that may frame it; null for any. */
    framingSites: readonly string[] | null;
    /** #rrggbb, the main colour. */
    primaryColor: string;
    /** Colour behind the widget. */
    background: string | null;
    /** Colour of cards and fields. */
    base: string | null;
    /** Background colour of text. */
    body: string | null;
    /** Colour of buttons. */
    button: string | null;
    /** Colour of the text. */
    font: string | null;
    /** A linear gradient for the band at its top. */
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
  /** One provider; null if it is unknown, not published, not active or locked. */
  getProviderGeneralInformation:
    | (ProviderToBook & {
        /** Working language: it, en or sv. */
        language: string;
        /** Whether its package has ended or was switched off; nothing can be booked then. */
        hasNotPaid: boolean;
        /** Whether `sendRequestToProvider` works: nothing can be booked online now, and it has an address. */
        takesRequests: boolean;
        /** Whether anything can be booked now; otherwise people write or call. */
        takesBookings: boolean;
        /** Its package. */
        plan: {
          /** The package: Free 0, Grow 1, Video 2, AllInOne 3. */
          id: number;
        };
        /** Location of the provider. */
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
  /** One widget configuration with all fields of its form, archived or not. */
  getOwnWebIntegration: OwnWidget;
  /** A provider’s widget configurations for roles that run it: newest first, archived ones last. */
  getWebIntegrations: {
    /** Number on all pages. */
    total: number;
    /** False if the package does not include widgets. */
    isOpened: boolean;
    /** Whether visitors can see the provider and its widgets. */
    isShown: boolean;
    /** At most ten. */
    items: readonly {
      /** Whether it is archived; its address then shows nothing. */
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

export type WithdrawFromVideoCourseData = {
  /** Gives a video course back that was bought within fourteen days and is not begun: all money goes back. */
  withdrawFromVideoCourse: boolean;
};

export type WithdrawFromVideoCourseVariables = {
  id: number;
};

export type WithdrawInvitationData = {
  /** Withdraws a pending offer; its link stops working. */
  withdrawInvitation: boolean;
};

export type WithdrawInvitationVariables = {
  providerId: number;
  id: number;
};

/** All schedules of a person or thing; omitted ones are removed. */
export type WorkingHoursInput = {
  /** At most one applies on any date. */
  schedules: readonly ScheduleInput[];
  /** Ids of breaks to remove because they are outside the new hours. */
  withoutBreaks?: readonly number[] | null;
};

/** What each operation answers and takes, by its name. */
export type Operations = {
  AcceptInvitation: { data: AcceptInvitationData; variables: AcceptInvitationVariables };
  AccountLink: { data: AccountLinkData; variables: AccountLinkVariables };
  ActivateEmailTemplate: { data: ActivateEmailTemplateData; variables: ActivateEmailTemplateVariables };
  ActivateReservation: { data: ActivateReservationData; variables: ActivateReservationVariables };
  AddCenter: { data: AddCenterData; variables: AddCenterVariables };
  AddCustomerNote: { data: AddCustomerNoteData; variables: AddCustomerNoteVariables };
  AddFile: { data: AddFileData; variables: AddFileVariables };
  AddFirstPhoto: { data: AddFirstPhotoData; variables: AddFirstPhotoVariables };
  AddFirstService: { data: AddFirstServiceData; variables: AddFirstServiceVariables };
  AddPhoto: { data: AddPhotoData; variables: AddPhotoVariables };
  AdminViewer: { data: AdminViewerData; variables: AdminViewerVariables };
  AnswerEmailCode: { data: AnswerEmailCodeData; variables: AnswerEmailCodeVariables };
  AnswerPasskey: { data: AnswerPasskeyData; variables: AnswerPasskeyVariables };
  AnswerSecondFactor: { data: AnswerSecondFactorData; variables: AnswerSecondFactorVariables };
  AppVersions: { data: AppVersionsData; variables: AppVersionsVariables };
  ArchiveAuthor: { data: ArchiveAuthorData; variables: ArchiveAuthorVariables };
  ArchiveChannel: { data: ArchiveChannelData; variables: ArchiveChannelVariables };
  ArchiveClasses: { data: ArchiveClassesData; variables: ArchiveClassesVariables };
  ArchiveCustomerField: { data: ArchiveCustomerFieldData; variables: ArchiveCustomerFieldVariables };
  ArchiveCustomers: { data: ArchiveCustomersData; variables: ArchiveCustomersVariables };
  ArchiveMembership: { data: ArchiveMembershipData; variables: ArchiveMembershipVariables };
  ArchiveProducts: { data: ArchiveProductsData; variables: ArchiveProductsVariables };
  ArchiveResource: { data: ArchiveResourceData; variables: ArchiveResourceVariables };
  ArchiveServices: { data: ArchiveServicesData; variables: ArchiveServicesVariables };
  ArchiveWidget: { data: ArchiveWidgetData; variables: ArchiveWidgetVariables };
  ArchivedClasses: { data: ArchivedClassesData; variables: ArchivedClassesVariables };
  ArchivedServices: { data: ArchivedServicesData; variables: ArchivedServicesVariables };
  ArchivedVideos: { data: ArchivedVideosData; variables: ArchivedVideosVariables };
  ArticlePage: { data: ArticlePageData; variables: ArticlePageVariables };
  ArticlePreview: { data: ArticlePreviewData; variables: ArticlePreviewVariables };
  ArticlesForIssue: { data: ArticlesForIssueData; variables: ArticlesForIssueVariables };
  AskForEmailCode: { data: AskForEmailCodeData; variables: AskForEmailCodeVariables };
  AskForNewEmail: { data: AskForNewEmailData; variables: AskForNewEmailVariables };
  AskedByProvider: { data: AskedByProviderData; variables: AskedByProviderVariables };
  AssignProduct: { data: AssignProductData; variables: AssignProductVariables };
  AssignUser: { data: AssignUserData; variables: AssignUserVariables };
  AvailableDates: { data: AvailableDatesData; variables: AvailableDatesVariables };
  AvailableSlots: { data: AvailableSlotsData; variables: AvailableSlotsVariables };
  BeginVideoCourse: { data: BeginVideoCourseData; variables: BeginVideoCourseVariables };
  BillingToEdit: { data: BillingToEditData; variables: BillingToEditVariables };
  BlacklistCustomer: { data: BlacklistCustomerData; variables: BlacklistCustomerVariables };
  BlockChat: { data: BlockChatData; variables: BlockChatVariables };
  BlockCustomerContent: { data: BlockCustomerContentData; variables: BlockCustomerContentVariables };
  BlockToChange: { data: BlockToChangeData; variables: BlockToChangeVariables };
  BlogCategories: { data: BlogCategoriesData; variables: BlogCategoriesVariables };
  Book: { data: BookData; variables: BookVariables };
  BookWithPass: { data: BookWithPassData; variables: BookWithPassVariables };
  BuyCourse: { data: BuyCourseData; variables: BuyCourseVariables };
  BuyPass: { data: BuyPassData; variables: BuyPassVariables };
  BuyersExport: { data: BuyersExportData; variables: BuyersExportVariables };
  CalendarRange: { data: CalendarRangeData; variables: CalendarRangeVariables };
  CancelMyReservation: { data: CancelMyReservationData; variables: CancelMyReservationVariables };
  CancelMySubscription: { data: CancelMySubscriptionData; variables: CancelMySubscriptionVariables };
  CancelReservation: { data: CancelReservationData; variables: CancelReservationVariables };
  CancelReservations: { data: CancelReservationsData; variables: CancelReservationsVariables };
  CancelSessions: { data: CancelSessionsData; variables: CancelSessionsVariables };
  CancelSubscription: { data: CancelSubscriptionData; variables: CancelSubscriptionVariables };
  CancelSubscriptionByLink: {
    data: CancelSubscriptionByLinkData;
    variables: CancelSubscriptionByLinkVariables;
  };
  CancelSubscriptions: { data: CancelSubscriptionsData; variables: CancelSubscriptionsVariables };
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
  Channels: { data: ChannelsData; variables: ChannelsVariables };
  ChannelsChanged: { data: ChannelsChangedData; variables: ChannelsChangedVariables };
  ChatCenters: { data: ChatCentersData; variables: ChatCentersVariables };
  ChatNews: { data: ChatNewsData; variables: ChatNewsVariables };
  ChatPartners: { data: ChatPartnersData; variables: ChatPartnersVariables };
  ChatSettingsToEdit: { data: ChatSettingsToEditData; variables: ChatSettingsToEditVariables };
  Chats: { data: ChatsData; variables: ChatsVariables };
  ChatsChanged: { data: ChatsChangedData; variables: ChatsChangedVariables };
  CheckTranslations: { data: CheckTranslationsData; variables: CheckTranslationsVariables };
  ChooseDrawn: { data: ChooseDrawnData; variables: ChooseDrawnVariables };
  ChooseDrawnPicture: { data: ChooseDrawnPictureData; variables: ChooseDrawnPictureVariables };
  ChosenCustomers: { data: ChosenCustomersData; variables: ChosenCustomersVariables };
  ClassForSessions: { data: ClassForSessionsData; variables: ClassForSessionsVariables };
  ClassProvider: { data: ClassProviderData; variables: ClassProviderVariables };
  ClassSessions: { data: ClassSessionsData; variables: ClassSessionsVariables };
  ClassToEdit: { data: ClassToEditData; variables: ClassToEditVariables };
  ClassWithSessions: { data: ClassWithSessionsData; variables: ClassWithSessionsVariables };
  Classes: { data: ClassesData; variables: ClassesVariables };
  ClassesToBook: { data: ClassesToBookData; variables: ClassesToBookVariables };
  CollaboratorRules: { data: CollaboratorRulesData; variables: CollaboratorRulesVariables };
  ColleaguesAtDesk: { data: ColleaguesAtDeskData; variables: ColleaguesAtDeskVariables };
  CompleteFile: { data: CompleteFileData; variables: CompleteFileVariables };
  CompleteNewPassword: { data: CompleteNewPasswordData; variables: CompleteNewPasswordVariables };
  ConfirmAuthenticatorApp: { data: ConfirmAuthenticatorAppData; variables: ConfirmAuthenticatorAppVariables };
  ConfirmByCode: { data: ConfirmByCodeData; variables: ConfirmByCodeVariables };
  ConfirmNewEmail: { data: ConfirmNewEmailData; variables: ConfirmNewEmailVariables };
  ConfirmPasskey: { data: ConfirmPasskeyData; variables: ConfirmPasskeyVariables };
  ConfirmReservation: { data: ConfirmReservationData; variables: ConfirmReservationVariables };
  ConfirmReservationAtDesk: {
    data: ConfirmReservationAtDeskData;
    variables: ConfirmReservationAtDeskVariables;
  };
  ConfirmSubscription: { data: ConfirmSubscriptionData; variables: ConfirmSubscriptionVariables };
  ConfirmUser: { data: ConfirmUserData; variables: ConfirmUserVariables };
  ContactMessages: { data: ContactMessagesData; variables: ContactMessagesVariables };
  ContinueAccount: { data: ContinueAccountData; variables: ContinueAccountVariables };
  CountProviders: { data: CountProvidersData; variables: CountProvidersVariables };
  CountTill: { data: CountTillData; variables: CountTillVariables };
  CourseSeller: { data: CourseSellerData; variables: CourseSellerVariables };
  CreateArticle: { data: CreateArticleData; variables: CreateArticleVariables };
  CreateAuthor: { data: CreateAuthorData; variables: CreateAuthorVariables };
  CreateBlock: { data: CreateBlockData; variables: CreateBlockVariables };
  CreateBreak: { data: CreateBreakData; variables: CreateBreakVariables };
  CreateChannel: { data: CreateChannelData; variables: CreateChannelVariables };
  CreateChat: { data: CreateChatData; variables: CreateChatVariables };
  CreateClass: { data: CreateClassData; variables: CreateClassVariables };
  CreateCustomer: { data: CreateCustomerData; variables: CreateCustomerVariables };
  CreateCustomerField: { data: CreateCustomerFieldData; variables: CreateCustomerFieldVariables };
  CreateCustomerImport: { data: CreateCustomerImportData; variables: CreateCustomerImportVariables };
  CreateCustomerTag: { data: CreateCustomerTagData; variables: CreateCustomerTagVariables };
  CreateEmailTemplate: { data: CreateEmailTemplateData; variables: CreateEmailTemplateVariables };
  CreateHoliday: { data: CreateHolidayData; variables: CreateHolidayVariables };
  CreateMembership: { data: CreateMembershipData; variables: CreateMembershipVariables };
  CreateNewsletterIssue: { data: CreateNewsletterIssueData; variables: CreateNewsletterIssueVariables };
  CreateProduct: { data: CreateProductData; variables: CreateProductVariables };
  CreatePromoCode: { data: CreatePromoCodeData; variables: CreatePromoCodeVariables };
  CreateReservation: { data: CreateReservationData; variables: CreateReservationVariables };
  CreateReservations: { data: CreateReservationsData; variables: CreateReservationsVariables };
  CreateResource: { data: CreateResourceData; variables: CreateResourceVariables };
  CreateSection: { data: CreateSectionData; variables: CreateSectionVariables };
  CreateService: { data: CreateServiceData; variables: CreateServiceVariables };
  CreateServiceGroup: { data: CreateServiceGroupData; variables: CreateServiceGroupVariables };
  CreateSessions: { data: CreateSessionsData; variables: CreateSessionsVariables };
  CreateSubscription: { data: CreateSubscriptionData; variables: CreateSubscriptionVariables };
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
  DeleteArticle: { data: DeleteArticleData; variables: DeleteArticleVariables };
  DeleteBlock: { data: DeleteBlockData; variables: DeleteBlockVariables };
  DeleteBreak: { data: DeleteBreakData; variables: DeleteBreakVariables };
  DeleteCustomerTag: { data: DeleteCustomerTagData; variables: DeleteCustomerTagVariables };
  DeleteEmailTemplate: { data: DeleteEmailTemplateData; variables: DeleteEmailTemplateVariables };
  DeleteHoliday: { data: DeleteHolidayData; variables: DeleteHolidayVariables };
  DeleteMembership: { data: DeleteMembershipData; variables: DeleteMembershipVariables };
  DeleteMessage: { data: DeleteMessageData; variables: DeleteMessageVariables };
  DeleteMyAccount: { data: DeleteMyAccountData; variables: DeleteMyAccountVariables };
  DeleteNewsletterIssue: { data: DeleteNewsletterIssueData; variables: DeleteNewsletterIssueVariables };
  DeletePhoto: { data: DeletePhotoData; variables: DeletePhotoVariables };
  DeleteProduct: { data: DeleteProductData; variables: DeleteProductVariables };
  DeleteSection: { data: DeleteSectionData; variables: DeleteSectionVariables };
  DeleteServiceGroup: { data: DeleteServiceGroupData; variables: DeleteServiceGroupVariables };
  DeleteServices: { data: DeleteServicesData; variables: DeleteServicesVariables };
  DeleteSessions: { data: DeleteSessionsData; variables: DeleteSessionsVariables };
  DescribePhoto: { data: DescribePhotoData; variables: DescribePhotoVariables };
  DeskSaleSeen: { data: DeskSaleSeenData; variables: DeskSaleSeenVariables };
  DiscardCustomerImport: { data: DiscardCustomerImportData; variables: DiscardCustomerImportVariables };
  DisconnectAccount: { data: DisconnectAccountData; variables: DisconnectAccountVariables };
  DuplicateClass: { data: DuplicateClassData; variables: DuplicateClassVariables };
  DuplicateSection: { data: DuplicateSectionData; variables: DuplicateSectionVariables };
  EditAuthor: { data: EditAuthorData; variables: EditAuthorVariables };
  EditBlock: { data: EditBlockData; variables: EditBlockVariables };
  EditBlogCategory: { data: EditBlogCategoryData; variables: EditBlogCategoryVariables };
  EditBreak: { data: EditBreakData; variables: EditBreakVariables };
  EditChannel: { data: EditChannelData; variables: EditChannelVariables };
  EditClass: { data: EditClassData; variables: EditClassVariables };
  EditCustomer: { data: EditCustomerData; variables: EditCustomerVariables };
  EditCustomerField: { data: EditCustomerFieldData; variables: EditCustomerFieldVariables };
  EditCustomerTag: { data: EditCustomerTagData; variables: EditCustomerTagVariables };
  EditFile: { data: EditFileData; variables: EditFileVariables };
  EditHoliday: { data: EditHolidayData; variables: EditHolidayVariables };
  EditMembership: { data: EditMembershipData; variables: EditMembershipVariables };
  EditNewsletterIssue: { data: EditNewsletterIssueData; variables: EditNewsletterIssueVariables };
  EditProduct: { data: EditProductData; variables: EditProductVariables };
  EditPromoCode: { data: EditPromoCodeData; variables: EditPromoCodeVariables };
  EditResource: { data: EditResourceData; variables: EditResourceVariables };
  EditSection: { data: EditSectionData; variables: EditSectionVariables };
  EditService: { data: EditServiceData; variables: EditServiceVariables };
  EditServiceGroup: { data: EditServiceGroupData; variables: EditServiceGroupVariables };
  EditSession: { data: EditSessionData; variables: EditSessionVariables };
  EditWidget: { data: EditWidgetData; variables: EditWidgetVariables };
  EmailTemplateList: { data: EmailTemplateListData; variables: EmailTemplateListVariables };
  EmailTemplatePage: { data: EmailTemplatePageData; variables: EmailTemplatePageVariables };
  EnableCalendarFeed: { data: EnableCalendarFeedData; variables: EnableCalendarFeedVariables };
  EndCustomerCare: { data: EndCustomerCareData; variables: EndCustomerCareVariables };
  EndOtherSignIns: { data: EndOtherSignInsData; variables: EndOtherSignInsVariables };
  EndSignIn: { data: EndSignInData; variables: EndSignInVariables };
  EndTeamRole: { data: EndTeamRoleData; variables: EndTeamRoleVariables };
  EraseCustomer: { data: EraseCustomerData; variables: EraseCustomerVariables };
  FactorsOfWhoAddsACenter: { data: FactorsOfWhoAddsACenterData; variables: FactorsOfWhoAddsACenterVariables };
  FindProviders: { data: FindProvidersData; variables: FindProvidersVariables };
  FinishSetup: { data: FinishSetupData; variables: FinishSetupVariables };
  FollowNewsletterLink: { data: FollowNewsletterLinkData; variables: FollowNewsletterLinkVariables };
  ForgotPasswordSubmit: { data: ForgotPasswordSubmitData; variables: ForgotPasswordSubmitVariables };
  FreeTimesAtDesk: { data: FreeTimesAtDeskData; variables: FreeTimesAtDeskVariables };
  Gallery: { data: GalleryData; variables: GalleryVariables };
  GiftWallet: { data: GiftWalletData; variables: GiftWalletVariables };
  Groups: { data: GroupsData; variables: GroupsVariables };
  HandOver: { data: HandOverData; variables: HandOverVariables };
  HealthNotes: { data: HealthNotesData; variables: HealthNotesVariables };
  HideArticle: { data: HideArticleData; variables: HideArticleVariables };
  HolidayToEdit: { data: HolidayToEditData; variables: HolidayToEditVariables };
  Holidays: { data: HolidaysData; variables: HolidaysVariables };
  HoursNow: { data: HoursNowData; variables: HoursNowVariables };
  HoursToEdit: { data: HoursToEditData; variables: HoursToEditVariables };
  InviteToTeam: { data: InviteToTeamData; variables: InviteToTeamVariables };
  InviteUser: { data: InviteUserData; variables: InviteUserVariables };
  KeepCustomer: { data: KeepCustomerData; variables: KeepCustomerVariables };
  KeepPlaceLonger: { data: KeepPlaceLongerData; variables: KeepPlaceLongerVariables };
  KnownContact: { data: KnownContactData; variables: KnownContactVariables };
  LatestArticles: { data: LatestArticlesData; variables: LatestArticlesVariables };
  LeaveProvider: { data: LeaveProviderData; variables: LeaveProviderVariables };
  MarkChatRead: { data: MarkChatReadData; variables: MarkChatReadVariables };
  MarkCustomerNote: { data: MarkCustomerNoteData; variables: MarkCustomerNoteVariables };
  MarkFileSeen: { data: MarkFileSeenData; variables: MarkFileSeenVariables };
  MaySell: { data: MaySellData; variables: MaySellVariables };
  MeansForClass: { data: MeansForClassData; variables: MeansForClassVariables };
  MeansForService: { data: MeansForServiceData; variables: MeansForServiceVariables };
  MemberToChange: { data: MemberToChangeData; variables: MemberToChangeVariables };
  MembershipHolders: { data: MembershipHoldersData; variables: MembershipHoldersVariables };
  MembershipPage: { data: MembershipPageData; variables: MembershipPageVariables };
  MembershipSeller: { data: MembershipSellerData; variables: MembershipSellerVariables };
  MembershipToEdit: { data: MembershipToEditData; variables: MembershipToEditVariables };
  Memberships: { data: MembershipsData; variables: MembershipsVariables };
  MembershipsOfProvider: { data: MembershipsOfProviderData; variables: MembershipsOfProviderVariables };
  MergeCustomers: { data: MergeCustomersData; variables: MergeCustomersVariables };
  MergePair: { data: MergePairData; variables: MergePairVariables };
  MergeSearch: { data: MergeSearchData; variables: MergeSearchVariables };
  Messages: { data: MessagesData; variables: MessagesVariables };
  MessagesChanged: { data: MessagesChangedData; variables: MessagesChangedVariables };
  MoveMyReservation: { data: MoveMyReservationData; variables: MoveMyReservationVariables };
  MovePhoto: { data: MovePhotoData; variables: MovePhotoVariables };
  MoveReservation: { data: MoveReservationData; variables: MoveReservationVariables };
  MyAccount: { data: MyAccountData; variables: MyAccountVariables };
  MyAccountDeletion: { data: MyAccountDeletionData; variables: MyAccountDeletionVariables };
  MyAdminAccount: { data: MyAdminAccountData; variables: MyAdminAccountVariables };
  MyBookings: { data: MyBookingsData; variables: MyBookingsVariables };
  MyBusinessAccount: { data: MyBusinessAccountData; variables: MyBusinessAccountVariables };
  MyCenters: { data: MyCentersData; variables: MyCentersVariables };
  MyOrders: { data: MyOrdersData; variables: MyOrdersVariables };
  MyPasses: { data: MyPassesData; variables: MyPassesVariables };
  MyReservation: { data: MyReservationData; variables: MyReservationVariables };
  MySubscription: { data: MySubscriptionData; variables: MySubscriptionVariables };
  MyVideoCourse: { data: MyVideoCourseData; variables: MyVideoCourseVariables };
  MyVideoCourses: { data: MyVideoCoursesData; variables: MyVideoCoursesVariables };
  MyWallets: { data: MyWalletsData; variables: MyWalletsVariables };
  NewClass: { data: NewClassData; variables: NewClassVariables };
  NewHoliday: { data: NewHolidayData; variables: NewHolidayVariables };
  NewMember: { data: NewMemberData; variables: NewMemberVariables };
  NewMembership: { data: NewMembershipData; variables: NewMembershipVariables };
  NewProduct: { data: NewProductData; variables: NewProductVariables };
  NewPromoCode: { data: NewPromoCodeData; variables: NewPromoCodeVariables };
  NewRecoveryCodes: { data: NewRecoveryCodesData; variables: NewRecoveryCodesVariables };
  NewService: { data: NewServiceData; variables: NewServiceVariables };
  NewUser: { data: NewUserData; variables: NewUserVariables };
  NewsletterByLink: { data: NewsletterByLinkData; variables: NewsletterByLinkVariables };
  NewsletterIssuePage: { data: NewsletterIssuePageData; variables: NewsletterIssuePageVariables };
  NewsletterList: { data: NewsletterListData; variables: NewsletterListVariables };
  NextFreeDateAtDesk: { data: NextFreeDateAtDeskData; variables: NextFreeDateAtDeskVariables };
  NoAnswerNeeded: { data: NoAnswerNeededData; variables: NoAnswerNeededVariables };
  Notices: { data: NoticesData; variables: NoticesVariables };
  OneCustomerToBook: { data: OneCustomerToBookData; variables: OneCustomerToBookVariables };
  OpenChat: { data: OpenChatData; variables: OpenChatVariables };
  OpeningHours: { data: OpeningHoursData; variables: OpeningHoursVariables };
  OrderOfReservation: { data: OrderOfReservationData; variables: OrderOfReservationVariables };
  OrderResources: { data: OrderResourcesData; variables: OrderResourcesVariables };
  OwedOrders: { data: OwedOrdersData; variables: OwedOrdersVariables };
  OwnArticlePage: { data: OwnArticlePageData; variables: OwnArticlePageVariables };
  OwnArticles: { data: OwnArticlesData; variables: OwnArticlesVariables };
  OwnAuthors: { data: OwnAuthorsData; variables: OwnAuthorsVariables };
  OwnHolds: { data: OwnHoldsData; variables: OwnHoldsVariables };
  OwnPageToEdit: { data: OwnPageToEditData; variables: OwnPageToEditVariables };
  OwnService: { data: OwnServiceData; variables: OwnServiceVariables };
  OwnServices: { data: OwnServicesData; variables: OwnServicesVariables };
  OwnWidgets: { data: OwnWidgetsData; variables: OwnWidgetsVariables };
  PassDetail: { data: PassDetailData; variables: PassDetailVariables };
  PassesForOrder: { data: PassesForOrderData; variables: PassesForOrderVariables };
  PassesOfCustomer: { data: PassesOfCustomerData; variables: PassesOfCustomerVariables };
  PaySubscription: { data: PaySubscriptionData; variables: PaySubscriptionVariables };
  PayWithPass: { data: PayWithPassData; variables: PayWithPassVariables };
  PaymentState: { data: PaymentStateData; variables: PaymentStateVariables };
  PaymentToMake: { data: PaymentToMakeData; variables: PaymentToMakeVariables };
  PaymentsToEdit: { data: PaymentsToEditData; variables: PaymentsToEditVariables };
  PreviewEmailTemplate: { data: PreviewEmailTemplateData; variables: PreviewEmailTemplateVariables };
  Product: { data: ProductData; variables: ProductVariables };
  ProductToEdit: { data: ProductToEditData; variables: ProductToEditVariables };
  Products: { data: ProductsData; variables: ProductsVariables };
  PromoCodeToEdit: { data: PromoCodeToEditData; variables: PromoCodeToEditVariables };
  PromoCodes: { data: PromoCodesData; variables: PromoCodesVariables };
  ProveEmailByCode: { data: ProveEmailByCodeData; variables: ProveEmailByCodeVariables };
  ProviderPage: { data: ProviderPageData; variables: ProviderPageVariables };
  ProviderReservations: { data: ProviderReservationsData; variables: ProviderReservationsVariables };
  PublicVideoFile: { data: PublicVideoFileData; variables: PublicVideoFileVariables };
  PublicVideoFiles: { data: PublicVideoFilesData; variables: PublicVideoFilesVariables };
  Publish: { data: PublishData; variables: PublishVariables };
  PublishArticle: { data: PublishArticleData; variables: PublishArticleVariables };
  PublishTranslations: { data: PublishTranslationsData; variables: PublishTranslationsVariables };
  PublishUserAvatar: { data: PublishUserAvatarData; variables: PublishUserAvatarVariables };
  PublishedTextsPage: { data: PublishedTextsPageData; variables: PublishedTextsPageVariables };
  PutBackInService: { data: PutBackInServiceData; variables: PutBackInServiceVariables };
  ReactivateUser: { data: ReactivateUserData; variables: ReactivateUserVariables };
  ReadNotices: { data: ReadNoticesData; variables: ReadNoticesVariables };
  ReadingList: { data: ReadingListData; variables: ReadingListVariables };
  RefundPayment: { data: RefundPaymentData; variables: RefundPaymentVariables };
  RegisterBusiness: { data: RegisterBusinessData; variables: RegisterBusinessVariables };
  ReleaseHold: { data: ReleaseHoldData; variables: ReleaseHoldVariables };
  RemoveAuthenticatorApp: { data: RemoveAuthenticatorAppData; variables: RemoveAuthenticatorAppVariables };
  RemoveCustomerNote: { data: RemoveCustomerNoteData; variables: RemoveCustomerNoteVariables };
  RemoveFile: { data: RemoveFileData; variables: RemoveFileVariables };
  RemoveIntro: { data: RemoveIntroData; variables: RemoveIntroVariables };
  RemoveMyPin: { data: RemoveMyPinData; variables: RemoveMyPinVariables };
  RemovePasskey: { data: RemovePasskeyData; variables: RemovePasskeyVariables };
  RemoveUserAvatar: { data: RemoveUserAvatarData; variables: RemoveUserAvatarVariables };
  ReorderCustomerFields: { data: ReorderCustomerFieldsData; variables: ReorderCustomerFieldsVariables };
  ReorderFiles: { data: ReorderFilesData; variables: ReorderFilesVariables };
  ReorderProducts: { data: ReorderProductsData; variables: ReorderProductsVariables };
  ReorderSections: { data: ReorderSectionsData; variables: ReorderSectionsVariables };
  ReorderServiceGroups: { data: ReorderServiceGroupsData; variables: ReorderServiceGroupsVariables };
  ReorderServices: { data: ReorderServicesData; variables: ReorderServicesVariables };
  RequestBlogPicture: { data: RequestBlogPictureData; variables: RequestBlogPictureVariables };
  RequestChatUpload: { data: RequestChatUploadData; variables: RequestChatUploadVariables };
  RequestCustomerImport: { data: RequestCustomerImportData; variables: RequestCustomerImportVariables };
  RequestEmailLogoUpload: { data: RequestEmailLogoUploadData; variables: RequestEmailLogoUploadVariables };
  RequestFirstPhoto: { data: RequestFirstPhotoData; variables: RequestFirstPhotoVariables };
  RequestPhoto: { data: RequestPhotoData; variables: RequestPhotoVariables };
  RequestSubServiceImageUpload: {
    data: RequestSubServiceImageUploadData;
    variables: RequestSubServiceImageUploadVariables;
  };
  ResendConfirmation: { data: ResendConfirmationData; variables: ResendConfirmationVariables };
  ResendInvitation: { data: ResendInvitationData; variables: ResendInvitationVariables };
  ResendReservationCode: { data: ResendReservationCodeData; variables: ResendReservationCodeVariables };
  ReservationByLink: { data: ReservationByLinkData; variables: ReservationByLinkVariables };
  ReservationCard: { data: ReservationCardData; variables: ReservationCardVariables };
  ReservationChoices: { data: ReservationChoicesData; variables: ReservationChoicesVariables };
  ReservationDetail: { data: ReservationDetailData; variables: ReservationDetailVariables };
  ReservationFound: { data: ReservationFoundData; variables: ReservationFoundVariables };
  ReservationJustMade: { data: ReservationJustMadeData; variables: ReservationJustMadeVariables };
  ReservationsExport: { data: ReservationsExportData; variables: ReservationsExportVariables };
  ReservationsToCancel: { data: ReservationsToCancelData; variables: ReservationsToCancelVariables };
  RestOfFile: { data: RestOfFileData; variables: RestOfFileVariables };
  RestoreArchivedClasses: { data: RestoreArchivedClassesData; variables: RestoreArchivedClassesVariables };
  RestoreArchivedServices: { data: RestoreArchivedServicesData; variables: RestoreArchivedServicesVariables };
  RestoreArchivedVideos: { data: RestoreArchivedVideosData; variables: RestoreArchivedVideosVariables };
  RestoreAuthor: { data: RestoreAuthorData; variables: RestoreAuthorVariables };
  RestoreClasses: { data: RestoreClassesData; variables: RestoreClassesVariables };
  RestoreCustomerField: { data: RestoreCustomerFieldData; variables: RestoreCustomerFieldVariables };
  RestoreCustomers: { data: RestoreCustomersData; variables: RestoreCustomersVariables };
  RestoreMembership: { data: RestoreMembershipData; variables: RestoreMembershipVariables };
  RestoreProducts: { data: RestoreProductsData; variables: RestoreProductsVariables };
  RestoreResource: { data: RestoreResourceData; variables: RestoreResourceVariables };
  RestoreServices: { data: RestoreServicesData; variables: RestoreServicesVariables };
  RestoreWidget: { data: RestoreWidgetData; variables: RestoreWidgetVariables };
  ReturnGift: { data: ReturnGiftData; variables: ReturnGiftVariables };
  ReturnPayment: { data: ReturnPaymentData; variables: ReturnPaymentVariables };
  RevertTranslations: { data: RevertTranslationsData; variables: RevertTranslationsVariables };
  RevokeCalendarFeed: { data: RevokeCalendarFeedData; variables: RevokeCalendarFeedVariables };
  Roster: { data: RosterData; variables: RosterVariables };
  SaveAbout: { data: SaveAboutData; variables: SaveAboutVariables };
  SaveArticle: { data: SaveArticleData; variables: SaveArticleVariables };
  SaveBilling: { data: SaveBillingData; variables: SaveBillingVariables };
  SaveChatSettings: { data: SaveChatSettingsData; variables: SaveChatSettingsVariables };
  SaveCollaboratorRules: { data: SaveCollaboratorRulesData; variables: SaveCollaboratorRulesVariables };
  SaveDate: { data: SaveDateData; variables: SaveDateVariables };
  SaveFilePosition: { data: SaveFilePositionData; variables: SaveFilePositionVariables };
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
  SellPass: { data: SellPassData; variables: SellPassVariables };
  SendMessage: { data: SendMessageData; variables: SendMessageVariables };
  SendNewsletterIssue: { data: SendNewsletterIssueData; variables: SendNewsletterIssueVariables };
  SendRequest: { data: SendRequestData; variables: SendRequestVariables };
  SendTestEmail: { data: SendTestEmailData; variables: SendTestEmailVariables };
  ServiceOrder: { data: ServiceOrderData; variables: ServiceOrderVariables };
  ServiceToEdit: { data: ServiceToEditData; variables: ServiceToEditVariables };
  ServicesFound: { data: ServicesFoundData; variables: ServicesFoundVariables };
  ServicesToBook: { data: ServicesToBookData; variables: ServicesToBookVariables };
  ServicesToChoose: { data: ServicesToChooseData; variables: ServicesToChooseVariables };
  SessionToEditPage: { data: SessionToEditPageData; variables: SessionToEditPageVariables };
  SessionsOfClass: { data: SessionsOfClassData; variables: SessionsOfClassVariables };
  SessionsOfToday: { data: SessionsOfTodayData; variables: SessionsOfTodayVariables };
  SessionsToJoin: { data: SessionsToJoinData; variables: SessionsToJoinVariables };
  SetAppVersion: { data: SetAppVersionData; variables: SetAppVersionVariables };
  SetArticleAuthor: { data: SetArticleAuthorData; variables: SetArticleAuthorVariables };
  SetChatMailWishes: { data: SetChatMailWishesData; variables: SetChatMailWishesVariables };
  SetContactMessageAnswered: {
    data: SetContactMessageAnsweredData;
    variables: SetContactMessageAnsweredVariables;
  };
  SetCustomerCare: { data: SetCustomerCareData; variables: SetCustomerCareVariables };
  SetCustomerTags: { data: SetCustomerTagsData; variables: SetCustomerTagsVariables };
  SetIntro: { data: SetIntroData; variables: SetIntroVariables };
  SetMyPin: { data: SetMyPinData; variables: SetMyPinVariables };
  SetProductImage: { data: SetProductImageData; variables: SetProductImageVariables };
  SetReservationPresence: { data: SetReservationPresenceData; variables: SetReservationPresenceVariables };
  SetSessionPresence: { data: SetSessionPresenceData; variables: SetSessionPresenceVariables };
  SetStaffMailWishes: { data: SetStaffMailWishesData; variables: SetStaffMailWishesVariables };
  SettingsToEdit: { data: SettingsToEditData; variables: SettingsToEditVariables };
  SignIn: { data: SignInData; variables: SignInVariables };
  SignOut: { data: SignOutData; variables: SignOutVariables };
  SignUpForClass: { data: SignUpForClassData; variables: SignUpForClassVariables };
  SignUpWithPass: { data: SignUpWithPassData; variables: SignUpWithPassVariables };
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
  SubscribeToNewsletter: { data: SubscribeToNewsletterData; variables: SubscribeToNewsletterVariables };
  SubscriptionByLink: { data: SubscriptionByLinkData; variables: SubscriptionByLinkVariables };
  SubscriptionDetail: { data: SubscriptionDetailData; variables: SubscriptionDetailVariables };
  SubscriptionJustMade: { data: SubscriptionJustMadeData; variables: SubscriptionJustMadeVariables };
  SubscriptionPrices: { data: SubscriptionPricesData; variables: SubscriptionPricesVariables };
  Subscriptions: { data: SubscriptionsData; variables: SubscriptionsVariables };
  SubscriptionsToCancel: { data: SubscriptionsToCancelData; variables: SubscriptionsToCancelVariables };
  SuggestSearches: { data: SuggestSearchesData; variables: SuggestSearchesVariables };
  TakeBackProduct: { data: TakeBackProductData; variables: TakeBackProductVariables };
  TakeBlogPicture: { data: TakeBlogPictureData; variables: TakeBlogPictureVariables };
  TakeDateOutOfBlock: { data: TakeDateOutOfBlockData; variables: TakeDateOutOfBlockVariables };
  TakeEmailBack: { data: TakeEmailBackData; variables: TakeEmailBackVariables };
  TakeEmailLogo: { data: TakeEmailLogoData; variables: TakeEmailLogoVariables };
  TakeFirstPhoto: { data: TakeFirstPhotoData; variables: TakeFirstPhotoVariables };
  TakeOutOfService: { data: TakeOutOfServiceData; variables: TakeOutOfServiceVariables };
  TakePayment: { data: TakePaymentData; variables: TakePaymentVariables };
  TakePhoto: { data: TakePhotoData; variables: TakePhotoVariables };
  TakeSubServiceImage: { data: TakeSubServiceImageData; variables: TakeSubServiceImageVariables };
  TeamList: { data: TeamListData; variables: TeamListVariables };
  TellOfMove: { data: TellOfMoveData; variables: TellOfMoveVariables };
  TellOfMoves: { data: TellOfMovesData; variables: TellOfMovesVariables };
  TestNewsletterIssue: { data: TestNewsletterIssueData; variables: TestNewsletterIssueVariables };
  Till: { data: TillData; variables: TillVariables };
  Timetable: { data: TimetableData; variables: TimetableVariables };
  Today: { data: TodayData; variables: TodayVariables };
  ToggleClasses: { data: ToggleClassesData; variables: ToggleClassesVariables };
  ToggleMembership: { data: ToggleMembershipData; variables: ToggleMembershipVariables };
  ToggleProduct: { data: ToggleProductData; variables: ToggleProductVariables };
  TogglePromoCode: { data: TogglePromoCodeData; variables: TogglePromoCodeVariables };
  ToggleServices: { data: ToggleServicesData; variables: ToggleServicesVariables };
  TopUpMyWallet: { data: TopUpMyWalletData; variables: TopUpMyWalletVariables };
  TopUpWallet: { data: TopUpWalletData; variables: TopUpWalletVariables };
  TownOfCenter: { data: TownOfCenterData; variables: TownOfCenterVariables };
  TranslationUploadUrl: { data: TranslationUploadUrlData; variables: TranslationUploadUrlVariables };
  Translations: { data: TranslationsData; variables: TranslationsVariables };
  TryReservationChange: { data: TryReservationChangeData; variables: TryReservationChangeVariables };
  TryReservationsChange: { data: TryReservationsChangeData; variables: TryReservationsChangeVariables };
  UndoCustomerMerge: { data: UndoCustomerMergeData; variables: UndoCustomerMergeVariables };
  Unpublish: { data: UnpublishData; variables: UnpublishVariables };
  UnreadChats: { data: UnreadChatsData; variables: UnreadChatsVariables };
  UnreadChatsChanged: { data: UnreadChatsChangedData; variables: UnreadChatsChangedVariables };
  UnreadNotices: { data: UnreadNoticesData; variables: UnreadNoticesVariables };
  UpdateAgreements: { data: UpdateAgreementsData; variables: UpdateAgreementsVariables };
  UpdateEmailTemplate: { data: UpdateEmailTemplateData; variables: UpdateEmailTemplateVariables };
  UpdateReservation: { data: UpdateReservationData; variables: UpdateReservationVariables };
  UpdateReservations: { data: UpdateReservationsData; variables: UpdateReservationsVariables };
  UpdateUser: { data: UpdateUserData; variables: UpdateUserVariables };
  UserDetail: { data: UserDetailData; variables: UserDetailVariables };
  UserToChange: { data: UserToChangeData; variables: UserToChangeVariables };
  Users: { data: UsersData; variables: UsersVariables };
  UsersFound: { data: UsersFoundData; variables: UsersFoundVariables };
  ValidatePromoCode: { data: ValidatePromoCodeData; variables: ValidatePromoCodeVariables };
  VideoCoursePage: { data: VideoCoursePageData; variables: VideoCoursePageVariables };
  VideoCourses: { data: VideoCoursesData; variables: VideoCoursesVariables };
  VideosOfProvider: { data: VideosOfProviderData; variables: VideosOfProviderVariables };
  WalletOfTheCustomer: { data: WalletOfTheCustomerData; variables: WalletOfTheCustomerVariables };
  WhatCanBeBlocked: { data: WhatCanBeBlockedData; variables: WhatCanBeBlockedVariables };
  WhatCanBeBooked: { data: WhatCanBeBookedData; variables: WhatCanBeBookedVariables };
  WhoAddsACenter: { data: WhoAddsACenterData; variables: WhoAddsACenterVariables };
  WhoAsksForCustomer: { data: WhoAsksForCustomerData; variables: WhoAsksForCustomerVariables };
  Widget: { data: WidgetData; variables: WidgetVariables };
  WidgetCourses: { data: WidgetCoursesData; variables: WidgetCoursesVariables };
  WidgetProvider: { data: WidgetProviderData; variables: WidgetProviderVariables };
  WidgetToEdit: { data: WidgetToEditData; variables: WidgetToEditVariables };
  WithdrawFromVideoCourse: { data: WithdrawFromVideoCourseData; variables: WithdrawFromVideoCourseVariables };
  WithdrawInvitation: { data: WithdrawInvitationData; variables: WithdrawInvitationVariables };
};
