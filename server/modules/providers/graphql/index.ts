import './category.ts';
import './plan.ts';
import './provider.ts';
import './user-businesses.ts';
import './get-provider-general-information.ts';
