import { onlinePrice, paymentOptionsOf } from '#server/modules/payments/index.ts';
import type { Course } from '../store/courses.ts';
import type { PublicCourse } from '../store/public-courses.ts';
import { isSold } from './public-courses.ts';

/** A course as the API shows it, to visitors and to its provider. */
export interface ShownCourse {
  course: Course;
  /** Null where its own provider sees it. */
  seller: { name: string; language: string; timeZone: string; payCents: number; canBuy: boolean } | null;
}

export const ofProvider = (course: Course): ShownCourse => ({ course, seller: null });

/** A course that visitors see, with what it costs them. */
export function ofPublic(course: PublicCourse, now: Date): ShownCourse {
  const { name, language, timeZone } = course.provider;
  const { onlineDiscountBasisPoints } = paymentOptionsOf(course.providerId, course.options);
  const { totalCents } = onlinePrice({ priceCents: course.priceCents, onlineDiscountBasisPoints });
  return {
    course,
    seller: { name, language, timeZone, payCents: totalCents, canBuy: isSold(course, now) },
  };
}
