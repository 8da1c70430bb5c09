export { addCenter } from './use-cases/add-center.ts';
export type { BusinessRegistration } from './use-cases/register-business.ts';
export { registerBusiness } from './use-cases/register-business.ts';
export type { SetupStatus } from './store/center-setups.ts';
export { setupStatus } from './use-cases/setup-status.ts';
export { finishSetup, saveFirstHours, saveFirstPayment, saveFirstTeam } from './use-cases/commands.ts';
export type { CenterSetupSeen } from './use-cases/get-center-setup.ts';
export { getCenterSetup } from './use-cases/get-center-setup.ts';
