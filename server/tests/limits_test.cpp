#include "server/limits.hpp"

#include <gtest/gtest.h>

namespace veillee {
namespace {

TEST(Bucket, gives_a_burst_and_then_so_many_a_second) {
  Bucket bucket(20, 60);
  int taken = 0;
  while (bucket.take(1000)) ++taken;
  EXPECT_EQ(taken, 60);
  EXPECT_FALSE(bucket.take(1049));
  EXPECT_TRUE(bucket.take(1100));
  while (bucket.take(3100)) ++taken;
  EXPECT_EQ(taken, 60 + 41);  // one of the 42 since was taken above
}

TEST(Bucket, is_full_again_after_a_while_and_never_fuller) {
  Bucket bucket(10, 30);
  EXPECT_TRUE(bucket.take(1000, 30));
  EXPECT_FALSE(bucket.full(3900));
  EXPECT_TRUE(bucket.full(4000));
  EXPECT_TRUE(bucket.take(1'000'000, 30));
  EXPECT_FALSE(bucket.take(1'000'000));
}

TEST(Bucket, a_clock_that_goes_back_gives_nothing) {
  Bucket bucket(10, 10);
  EXPECT_TRUE(bucket.take(5000, 10));
  EXPECT_FALSE(bucket.take(1000));
}

TEST(Addresses, counts_the_connections_of_each_network) {
  const Limits limits{.connections_per_address = 2};
  Addresses addresses(limits);
  EXPECT_TRUE(addresses.connect("192.0.2.1"));
  EXPECT_TRUE(addresses.connect("192.0.2.1"));
  EXPECT_FALSE(addresses.connect("192.0.2.1"));
  EXPECT_TRUE(addresses.connect("192.0.2.2"));
  addresses.disconnect("192.0.2.1");
  EXPECT_TRUE(addresses.connect("192.0.2.1"));
}

TEST(Addresses, one_home_with_many_ipv6_addresses_is_one_network) {
  EXPECT_EQ(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:2:ffff::7"));
  EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
  EXPECT_EQ(network_of("192.0.2.1"), "192.0.2.1");
}

TEST(Addresses, forgets_those_who_have_been_quiet) {
  const Limits limits{.purse_per_second = 1, .purse = 2};
  Addresses addresses(limits);
  EXPECT_TRUE(addresses.pay("192.0.2.1", 1000, 2));
  EXPECT_FALSE(addresses.pay("192.0.2.1", 1000, 1));
  addresses.tidy(1500);  // not yet
  EXPECT_FALSE(addresses.pay("192.0.2.1", 1500, 1));
  addresses.tidy(4000);
  EXPECT_TRUE(addresses.pay("192.0.2.1", 4000, 2));
}

TEST(Addresses, pay_for_what_was_made_for_them_and_may_be_in_debt) {
  const Limits limits{.purse_per_second = 1, .purse = 10, .bytes_for_one = 100};
  Addresses addresses(limits);
  addresses.pay_for_bytes("192.0.2.1", 1000, 2000);
  EXPECT_FALSE(addresses.pay("192.0.2.1", 10'000, 1));
  EXPECT_TRUE(addresses.pay("192.0.2.1", 13'000, 1));
}

TEST(Addresses, have_so_many_bytes_a_day) {
  const Limits limits{.bytes_a_day = 86'400};
  Addresses addresses(limits);
  EXPECT_TRUE(addresses.may_store("192.0.2.1", 1000));
  addresses.stored("192.0.2.1", 1000, 86'500);
  EXPECT_FALSE(addresses.may_store("192.0.2.1", 1000));
  EXPECT_TRUE(addresses.may_store("192.0.2.2", 1000));
  EXPECT_FALSE(addresses.may_store("192.0.2.1", 100'000));
  EXPECT_TRUE(addresses.may_store("192.0.2.1", 102'000));
}

TEST(Addresses, the_free_one_has_no_limits) {
  const Limits limits{.connections_per_address = 0, .purse = 0, .questions_per_address = 0};
  Addresses addresses(limits);
  EXPECT_TRUE(addresses.connect("") && addresses.pay("", 1000, 9) && addresses.ask(""));
  addresses.disconnect("");
  addresses.answered("");
}

}  // namespace
}  // namespace veillee
