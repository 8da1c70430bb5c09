import { builder } from '#server/graphql/builder.ts';
import type { CenterSetupSeen } from '../index.ts';

export const CenterSetupRef = builder.objectRef<CenterSetupSeen>('CenterSetup');
