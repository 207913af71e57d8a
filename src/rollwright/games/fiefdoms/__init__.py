"""Rolling Fiefdoms, designed by Grégory Heitz (CC BY-NC-SA 4.0)."""
