// What a project writes a payment gateway with: the gateway as the office knows it, and the other side's protocol.
export type {
  Confirmation,
  Gateway,
  GatewayAddresses,
  GatewayContract,
  GatewayFields,
  GatewayPlace,
  GatewayRedirect,
  GatewayReport,
  GatewayStatus,
  OfficeContact,
  PaymentProvider,
  PaymentRow,
  ReadNotification,
  Registration,
  VariableRule,
} from '../../server';
