import { builder } from '#server/graphql/builder.ts';
import type { ListedOffer, ListedService } from '../index.ts';

/** The types other modules add fields to. */
export const SubServiceRef = builder.objectRef<ListedService>('SubService');
/** An offer on the price list, with the provider it belongs to. */
export const OfferRef = builder.objectRef<ListedOffer & { providerId: number }>('Offer');
export const GroupRef = builder.objectRef<NonNullable<ListedService['group']>>('Group');

export { imageSize, shownImage } from './image-size.ts';
