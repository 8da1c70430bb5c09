import './category.ts';
import './plan.ts';
import './provider.ts';
import './get-provider-general-information.ts';
