export type { Feature } from './policy.ts';
export { planAllows } from './policy.ts';
export type { ProviderPlan } from './rules/plan.ts';
export { FREE_PLAN, hasNotPaid } from './rules/plan.ts';
export type { PlanJson } from './store/subscriptions.ts';
export { planAsJson, planOf } from './store/subscriptions.ts';
export { getPlan, getPlans } from './use-cases/get-plans.ts';
export { subscribeToPackage } from './use-cases/subscribe-to-package.ts';
